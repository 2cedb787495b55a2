import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { RecordContent, RecordLink } from '#contract/record-chain.ts';
import type { RecordSeal } from '#contract/record-file.ts';
import { pathOf } from '#contract/record-tree.ts';
import type { JobSide } from '#contract/states.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { lockHead } from './append-link.ts';
import { begun } from './fact-chain.ts';
import { hashOf } from './hashes.ts';
import { openLinks } from './open-links.ts';
import { logEntries, sealedHeads, turnoverLinks, turnoverPeople } from './table.ts';

interface Chained {
  links: RecordLink[];
  /** Those of its people who have not been erased. */
  people: { mark: string; personId: string; salt: string }[];
  seal: RecordSeal | null;
}

/** Somebody who may see a job's record: its host, its cleaner or an admin. */
export interface RecordReader {
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
  if (head.links === 0) await begun(tx, head, kit.clock.now());
  const rows = await tx
    .select()
    .from(turnoverLinks)
    .where(eq(turnoverLinks.jobId, job.id))
    .orderBy(asc(turnoverLinks.n));
  const people = await peopleOf(tx, job.id);
  // what append-link.ts wrote
  const told = rows.map((row) => ({
    ...row,
    content: row.content === null ? null : (JSON.parse(row.content) as RecordContent),
  }));
  const mark = people.find(({ personId }) => personId === reader.id)?.mark ?? null;
  const open = openLinks(told, job, { ...reader, mark });
  const links = told.map(({ at, salt, content, n, mark, previous, hash }): RecordLink => {
    const shown = open.has(n) ? { salt, content } : { salt: null, content: null };
    return { n, at: at.toISOString(), mark, previous, hash, ...shown };
  });
  return { links, people, seal: await sealOf(tx, job.id) };
}

async function peopleOf(tx: Tx, job: string): Promise<Chained['people']> {
  const { jobId, personId, salt, mark } = turnoverPeople;
  const known = await tx
    .select({ mark, personId, salt })
    .from(turnoverPeople)
    .where(and(eq(jobId, job), isNotNull(personId)));
  return known.flatMap((one) => (one.personId && one.salt ? [{ ...one, personId: one.personId, salt: one.salt }] : []));
}

/** The newest seal of a job's chain. */
async function sealOf(tx: Tx, jobId: string): Promise<RecordSeal | null> {
  const [sealed] = await tx
    .select({ head: sealedHeads, entry: logEntries })
    .from(sealedHeads)
    .innerJoin(logEntries, eq(logEntries.n, sealedHeads.entry))
    .where(eq(sealedHeads.jobId, jobId))
    .orderBy(desc(sealedHeads.entry))
    .limit(1);
  if (!sealed) return null;
  const { hash: _, at, ...entry } = sealed.entry;
  const heads = await tx
    .select({ hash: sealedHeads.hash })
    .from(sealedHeads)
    .where(eq(sealedHeads.entry, entry.n))
    .orderBy(asc(sealedHeads.position));
  const path = pathOf(
    heads.map(({ hash }) => hash),
    sealed.head.position,
    hashOf,
  );
  return { entry: { ...entry, at: at.toISOString() }, links: sealed.head.links, path };
}
