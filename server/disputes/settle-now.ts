import { settleReport } from '#server/payments/index.ts';
import type { Kit } from '#server/platform/kit.ts';

/** Moves the money right away, so that whoever resolved a report sees the job paid; else its task does it later. */
export async function settleNow(kit: Kit, jobId: string): Promise<void> {
  try {
    await settleReport(kit, jobId);
  } catch (error) {
    kit.log.warn({ jobId, err: error }, 'report not settled yet');
  }
}
