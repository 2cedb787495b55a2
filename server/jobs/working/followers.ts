import type { Followers } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import { hostOf, mailAboutJob } from '../hiring/mail-about-job.ts';

/** The host hears that the work has begun and that it is done. */
export const workFollowers = (kit: Kit): Followers => ({
  'work started': [
    async ({ jobId }, factId) =>
      mailAboutJob(kit, factId, { jobId, to: await hostOf(kit, jobId), words: 'work.started' }),
  ],
  'work submitted': [
    async ({ jobId }, factId) =>
      mailAboutJob(kit, factId, { jobId, to: await hostOf(kit, jobId), words: 'work.submitted' }),
  ],
});
