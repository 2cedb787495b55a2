import type { Split } from '#contract/split.ts';
import type { Month } from './a-month.ts';

/** Both sides' money of a job as the product states it: the forecast before payment, the books after it. */
export async function moneyOf(month: Month, jobId: string): Promise<Split> {
  const { body } = await month.house.get(`/api/jobs/${jobId}/money`, await month.tokenOf(month.admin));
  const { hostPaysCents, cleanerReceivesCents, platformKeepsCents } = body;
  return { hostPaysCents, cleanerReceivesCents, platformKeepsCents };
}
