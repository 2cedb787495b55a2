import { eq, sql } from 'drizzle-orm';
import { beforeFirstLink, linkText, markText, type RecordContent } from '#contract/record-chain.ts';
import type { Reader } from '#server/platform/db.ts';
import { hashOf, newSalt } from './hashes.ts';
import { turnoverHeads, turnoverLinks } from './table.ts';

export interface NewLink {
  jobId: string;
  content: RecordContent;
  /** Where it is about one cleaner who need not have got the job. */
  cleanerId?: string | null;
  /** Whose words or offer it is. */
  personId?: string | null;
}
type Head = typeof turnoverHeads.$inferSelect;

/** Takes the end of a job's chain until the transaction ends; the chain may be empty. */
export async function lockHead(tx: Reader, jobId: string): Promise<Head> {
  const [head] = await tx
    .insert(turnoverHeads)
    .values({ jobId, hash: beforeFirstLink })
    .onConflictDoUpdate({ target: turnoverHeads.jobId, set: { links: sql`${turnoverHeads.links}` } })
    .returning();
  if (!head) throw new Error('The head of the chain could not be locked');
  return head;
}

/** Appends one link to a chain whose head is locked, and answers the new head. */
export async function appendLink(tx: Reader, head: Head, { at, ...added }: NewLink & { at: Date }): Promise<Head> {
  const { jobId, cleanerId = null, personId = null } = added;
  const [salt, content, n] = [newSalt(), JSON.stringify(added.content), head.links + 1];
  const mark = hashOf(markText(salt, content));
  const hash = hashOf(linkText(jobId, { n, at: at.toISOString(), mark, previous: head.hash }));
  const link = { jobId, n, at, cleanerId, personId, salt, content, mark, previous: head.hash, hash };
  const appended = tx.$with('appended').as(tx.insert(turnoverLinks).values(link).returning({ n: turnoverLinks.n }));
  await tx.with(appended).update(turnoverHeads).set({ links: n, hash }).where(eq(turnoverHeads.jobId, jobId));
  return { ...head, links: n, hash };
}
