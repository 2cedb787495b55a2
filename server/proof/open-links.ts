import type { RecordContent } from '#contract/record-chain.ts';
import type { JobSide } from '#contract/states.ts';

/** Who reads a chain, and which reviews of the job they may read by now. */
export interface ChainReader {
  /** `null` is an admin. */
  side: JobSide | null;
  /** What the links call the reader; null if they have no mark on this job yet. */
  mark: string | null;
  reviewsBy: ReadonlySet<JobSide>;
}

interface ToldLink {
  n: number;
  /** Of whom a bid or a conversation is. */
  cleanerId: string | null;
  content: RecordContent | null;
}

/**
 * Which links somebody may read. What other cleaners offered and wrote stays closed, and to a cleaner also what the job
 * paid while it was somebody else's; so does a review that they could not read on the job either.
 */
export function openLinks(
  links: readonly ToldLink[],
  { cleanerId }: { cleanerId: string | null },
  reader: ChainReader,
): Set<number> {
  const open = links.filter((link) => {
    if (link.content === null || (link.cleanerId !== null && link.cleanerId !== cleanerId)) return false;
    return !isOthersPrice(link.content, reader) && !isHiddenReview(link, links, reader);
  });
  return new Set(open.map(({ n }) => n));
}

/** Whatever tells how a job stood while it was another cleaner's tells their bid, which is secret from other cleaners. */
const isOthersPrice = ({ cleaner }: RecordContent, { side, mark }: ChainReader) =>
  side === 'cleaner' && typeof cleaner === 'string' && cleaner !== mark;

/** A review is read by its author and admins, by the other side once it is visible; never as it was before that. */
function isHiddenReview({ n, content }: ToldLink, links: readonly ToldLink[], { side, reviewsBy }: ChainReader) {
  const from = reviewerIn(content);
  if (!from || side === null || side === from) return false;
  const written = links.findLast(({ content: told }) => reviewerIn(told) === from && isWriting(told));
  return !reviewsBy.has(from) || !written || n < written.n;
}

const isWriting = (content: RecordContent | null) =>
  content?.kind === 'review written' || content?.kind === 'review rewritten';

const reviewerIn = (content: RecordContent | null): JobSide | null => {
  if (!content?.kind.startsWith('review ')) return null;
  return content.from === 'host' ? 'host' : 'cleaner';
};
