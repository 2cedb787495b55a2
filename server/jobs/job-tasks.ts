import type { Kit } from '#server/platform/kit.ts';
import type { TaskHandler } from '#server/platform/tasks.ts';
import { forgetHelperInvitations } from './helpers/forget-helper-invitations.ts';
import { climbLadders } from './hiring/ladder.ts';
import { openDueJobs } from './hiring/open-to-all.ts';
import { expireJobs } from './posting/expire-jobs.ts';
import { tellOfLeftJobs } from './posting/tell-of-left-jobs.ts';

/** What happens to jobs because a time has come. */
export const jobTasks = (kit: Kit): Record<string, TaskHandler> => ({
  'expire-jobs': () => expireJobs(kit),
  'forget-helper-invitations': () => forgetHelperInvitations(kit),
  'climb-ladders': () => climbLadders(kit),
  'open-to-all': () => openDueJobs(kit),
  'tell-of-left-jobs': () => tellOfLeftJobs(kit),
});
