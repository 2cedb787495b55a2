import { and, asc, eq, inArray } from 'drizzle-orm';
import type { WorkRecord } from '#contract/person-record.ts';
import type { RecordContent, RecordLink } from '#contract/record-chain.ts';
import type { Reader } from '#server/platform/db.ts';
import { sealsOf, type Trees } from './seal-of.ts';
import { turnoverLinks, turnoverPeople } from './table.ts';

type WorkChain = Pick<WorkRecord, 'mark' | 'salt' | 'links' | 'seal'>;

/** What the links of somebody's own record tell: what they did at work. None of these holds a price. */
const open = ['cleaner confirmed', 'work started', 'work submitted', 'could not clean', 'job paid'];

interface Asked {
  personId: string;
  jobIds: readonly string[];
  /** The jobs whose host's review others may read by now. */
  reviewed: ReadonlySet<string>;
  trees: Trees;
}

/** The whole chains of jobs that somebody has done, with all closed but their own work; by job, and only of jobs that have one. */
export async function readWork(
  reader: Reader,
  { personId, jobIds, reviewed, trees }: Asked,
): Promise<Map<string, WorkChain>> {
  if (jobIds.length === 0) return new Map();
  const marks = await reader
    .select({ jobId: turnoverPeople.jobId, mark: turnoverPeople.mark, salt: turnoverPeople.salt })
    .from(turnoverPeople)
    .where(and(eq(turnoverPeople.personId, personId), inArray(turnoverPeople.jobId, [...jobIds])));
  const rows = await reader
    .select()
    .from(turnoverLinks)
    .where(inArray(turnoverLinks.jobId, [...jobIds]))
    .orderBy(asc(turnoverLinks.jobId), asc(turnoverLinks.n));
  const linksOf = Map.groupBy(rows, ({ jobId }) => jobId);
  const seals = await sealsOf(reader, jobIds, trees);
  const chains = marks.map(({ jobId, mark, salt }): [string, WorkChain] => {
    const told = (linksOf.get(jobId) ?? []).map(withContent);
    const shown = openIn(told, { mark, isReviewed: reviewed.has(jobId) });
    const links = told.map((link) => asShown(link, shown.has(link.n)));
    return [jobId, { mark, salt, links, seal: seals.get(jobId) ?? null }];
  });
  return new Map(chains);
}

type Row = typeof turnoverLinks.$inferSelect;
type Told = Omit<Row, 'content'> & { content: RecordContent | null };

// what append-link.ts wrote
const withContent = (row: Row): Told => ({ ...row, content: row.content === null ? null : JSON.parse(row.content) });

/** Their own work, and the host's review as it was last written. */
function openIn(links: readonly Told[], { mark, isReviewed }: { mark: string; isReviewed: boolean }): Set<number> {
  const work = links.filter(
    ({ content }) =>
      // older links tell the price with the rest
      content && open.includes(content.kind) && content.cleaner === mark && !('payoutCents' in content),
  );
  const writtenAt = links.findLast(({ content }) => isFromHost(content) && content?.kind !== 'review moderated')?.n;
  const review = links.filter(({ n, content }) => isFromHost(content) && writtenAt !== undefined && n >= writtenAt);
  return new Set([...work, ...(isReviewed ? review : [])].map(({ n }) => n));
}

const isFromHost = (content: RecordContent | null) => content?.kind.startsWith('review ') && content.from === 'host';

function asShown({ n, at, mark, previous, hash, salt, content }: Told, isOpen: boolean): RecordLink {
  const shown = isOpen ? { salt, content } : { salt: null, content: null };
  return { n, at: at.toISOString(), mark, previous, hash, ...shown };
}
