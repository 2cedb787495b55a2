import { getBeforeBid } from '#contract/before-bid-calls.ts';
import type { Job } from '#contract/jobs.ts';
import { useRead } from '#web/platform/use-read.ts';

/** Whether the reader cannot take an open job because they hold another one at that time. */
export function useNoTime({ id, can }: Pick<Job, 'id' | 'can'>, asked = true): boolean {
  return useRead(getBeforeBid, { params: { id }, enabled: asked && can.includes('weigh') }).data?.fit === 'impossible';
}
