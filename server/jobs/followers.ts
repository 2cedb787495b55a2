import type { Followers } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import { moveOpenJobs } from './posting/move-open-jobs.ts';

export const jobFollowers = (kit: Kit): Followers => ({
  'property moved': [(fact) => moveOpenJobs(kit, fact)],
});
