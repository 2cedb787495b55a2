import { and, eq, inArray, ne } from 'drizzle-orm';
import { hostedBy } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { erasedText, type Leaving } from '#server/leaving.ts';
import type { Tx } from '#server/platform/db.ts';
import { findingPhotos, findings } from './table.ts';

/** What they wrote and showed goes; that something was found, and when, stays. Of a host's home nothing is left to tell. */
export const leaveFindings: Leaving = {
  erase: async (_kit, tx, { id }) => {
    const theirs = tx.select({ id: findings.id }).from(findings).where(eq(findings.finderId, id));
    await tx.delete(findingPhotos).where(inArray(findingPhotos.findingId, theirs));
    await tx.update(findings).set({ note: null }).where(eq(findings.finderId, id));
    await tx
      .update(findings)
      .set({ item: erasedText })
      .where(and(eq(findings.finderId, id), ne(findings.kind, 'note')));
    await eraseAtHomesOf(tx, id);
  },
};

/** Whatever was written about a host's home, and how it looked there. */
async function eraseAtHomesOf(tx: Tx, hostId: string): Promise<void> {
  const hosted = tx.select({ id: jobs.id }).from(jobs).where(hostedBy(hostId));
  const there = tx.select({ id: findings.id }).from(findings).where(inArray(findings.jobId, hosted));
  await tx.delete(findingPhotos).where(inArray(findingPhotos.findingId, there));
  await tx.update(findings).set({ note: null, room: null }).where(inArray(findings.jobId, hosted));
  await tx
    .update(findings)
    .set({ item: erasedText })
    .where(and(inArray(findings.jobId, hosted), ne(findings.kind, 'note')));
}
