import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { RecordContent, RecordLink } from '#contract/record-chain.ts';
import type { RecordSeal } from '#contract/record-file.ts';
import type { JobSide } from '#contract/states.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { appendLink, lockHead } from './append-link.ts';
import { begun } from './fact-chain.ts';
import { jobContent } from './job-content.ts';
import { type ChainReader, openLinks } from './open-links.ts';
import { sealsOf } from './seal-of.ts';
import { turnoverLinks, turnoverPeople } from './table.ts';

interface Chained {
  links: RecordLink[];
  /** Those of its people who have not been erased. */
  people: { mark: string; personId: string; salt: string }[];
  seal: RecordSeal | null;
}

/** Somebody who may see a job's record: its host, its cleaner or an admin. */
interface RecordReader {
  id: string;
  /** Null for an admin. */
  side: JobSide | null;
  /** Whose reviews of the job they may read by now. */
  reviewsBy: ReadonlySet<JobSide>;
}

/**
 * A job's chain for whoever may see its record. What is not for them stays closed, as a mark. A job older than the
 * records gets its chain now.
 */
export async function readRecord(
  kit: Kit,
  tx: Tx,
  { job, reader }: { job: { id: string; cleanerId: string | null }; reader: RecordReader },
): Promise<Chained> {
  const head = await lockHead(tx, job.id);
  const begunHead = head.links === 0 ? await begun(tx, head, kit.clock.now()) : head;
  // also gives people their marks
  const content = await jobContent(tx, job.id);
  const people = await peopleOf(tx, job.id);
  const mark = people.find(({ personId }) => personId === reader.id)?.mark ?? null;
  const read = () => readLinks(tx, job, { ...reader, mark });
  const links = await read();
  if (!content || standsIn(links, content))
    return { links, people, seal: (await sealsOf(tx, [job.id])).get(job.id) ?? null };
  // what changed without a link of its own becomes one now, so that a file never says what its chain does not
  const continued = { jobId: job.id, content: { kind: 'record continued', ...content } };
  await appendLink(tx, begunHead, { ...continued, at: kit.clock.now() });
  return { links: await read(), people, seal: (await sealsOf(tx, [job.id])).get(job.id) ?? null };
}

/** Whether a link says how the job's times are. */
function standsIn(links: readonly RecordLink[], content: Record<string, unknown>): boolean {
  const told = links.findLast(({ content: one }) => one && 'startedAt' in one)?.content;
  return ['startTime', 'endTime', 'startedAt', 'submittedAt'].every((time) => told?.[time] === content[time]);
}

async function readLinks(tx: Tx, job: { id: string; cleanerId: string | null }, reader: ChainReader) {
  const rows = await tx
    .select()
    .from(turnoverLinks)
    .where(eq(turnoverLinks.jobId, job.id))
    .orderBy(asc(turnoverLinks.n));
  // what append-link.ts wrote
  const told = rows.map((row) => ({
    ...row,
    content: row.content === null ? null : (JSON.parse(row.content) as RecordContent),
  }));
  const open = openLinks(told, job, reader);
  return told.map(({ at, salt, content, n, mark, previous, hash }): RecordLink => {
    const shown = open.has(n) ? { salt, content } : { salt: null, content: null };
    return { n, at: at.toISOString(), mark, previous, hash, ...shown };
  });
}

async function peopleOf(tx: Tx, job: string): Promise<Chained['people']> {
  const { jobId, personId, salt, mark } = turnoverPeople;
  const known = await tx
    .select({ mark, personId, salt })
    .from(turnoverPeople)
    .where(and(eq(jobId, job), isNotNull(personId)));
  return known.flatMap((one) => (one.personId && one.salt ? [{ ...one, personId: one.personId, salt: one.salt }] : []));
}
