import { eq } from 'drizzle-orm';
import type { Dispute } from '#contract/dispute.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { presentReport } from './present-report.ts';
import { photosOf, selectReports } from './report-view.ts';
import { disputes } from './table.ts';

/** The report about a job, for its host, its cleaner and admins; null if there is none. */
export async function disputeOfJob(kit: Kit, reader: Reader, jobId: string): Promise<Dispute | null> {
  const [view] = await selectReports(reader).where(eq(disputes.jobId, jobId));
  if (!view) return null;
  const photos = await photosOf(reader, [view.report.id]);
  return presentReport(kit, view, photos.get(view.report.id) ?? []);
}

/** The same of a job that has one. */
export async function showDispute(kit: Kit, reader: Reader, jobId: string): Promise<Dispute> {
  const dispute = await disputeOfJob(kit, reader, jobId);
  if (!dispute) throw new Error(`The report about job ${jobId} was not kept`);
  return dispute;
}
