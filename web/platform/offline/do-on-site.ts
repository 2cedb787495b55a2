import type { QueryClient } from '@tanstack/react-query';
import { getJob } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { readKey } from '#web/platform/use-read.ts';
import { outbox } from './outbox.ts';
import { sendOutbox } from './send-outbox.ts';
import { retrySoon } from './send-when-possible.ts';
import type { Waiting } from './waiting.ts';
import { ticked } from './with-waiting.ts';

export { HeicUnreadable, lookAtPhoto, PictureUnreadable, smallPhoto } from './small-photo.ts';

type Done = Pick<Waiting, 'userId' | 'jobId' | 'what'>;

/** Keeps what somebody has just done on this phone, and shows it. */
export async function keepOnSite(cache: QueryClient, done: Done): Promise<Waiting> {
  const one = await outbox.add({ ...done, at: new Date().toISOString() });
  cache.setQueryData<JobDetail>(readKey(getJob, { params: { id: done.jobId } }), (job) => job && ticked(job, one));
  return one;
}

/** Sends what waits; the answer is what still waits of this or what refused it, and null once the server has it. */
export async function sendKept(cache: QueryClient, { userId, order }: Waiting): Promise<Waiting | null> {
  await sendOutbox(cache, userId);
  retrySoon(cache, userId);
  return outbox.all().find((one) => one.order === order) ?? null;
}
