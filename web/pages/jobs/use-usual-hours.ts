import { getBeforeBid } from '#contract/before-bid-calls.ts';
import type { Job } from '#contract/jobs.ts';
import { useRead } from '#web/platform/use-read.ts';

/** SPEC §9, where nothing is known of such a job. */
const otherwise = 3;

/**
 * How many hours a bid on an open job begins with: as long as cleanings take in this home, in homes of its size, or by
 * the host's plan, in the quarters that the form takes. Undefined until it is known.
 */
export function useUsualHours({ id, can }: Pick<Job, 'id' | 'can'>): number | undefined {
  const weighs = can.includes('weigh');
  const { data, error } = useRead(getBeforeBid, { params: { id }, enabled: weighs });
  if (data) return Math.min(12, Math.max(1, Math.round(data.usual.minutes / 15) / 4));
  return error || !weighs ? otherwise : undefined;
}
