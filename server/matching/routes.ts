import * as jobs from '#contract/jobs.ts';
import { route } from '#server/platform/http/route.ts';
import { listAssigned } from './list-assigned.ts';
import { listAvailable } from './list-available.ts';
import { listHostJobs } from './list-host-jobs.ts';
import { previewJobs } from './preview-jobs.ts';
import { recommendJobs } from './recommend-jobs.ts';

export const matchingRoutes = [
  route(jobs.listAvailableJobs, ({ kit, actor, query }) => listAvailable(kit, actor, query)),
  route(jobs.listRecommendedJobs, ({ kit, actor }) => recommendJobs(kit, actor)),
  route(jobs.listPreviewJobs, ({ kit, actor }) => previewJobs(kit, actor)),
  route(jobs.listHostJobs, ({ kit, actor, query }) => listHostJobs(kit, actor, query)),
  route(jobs.listAssignedJobs, ({ kit, actor, query }) => listAssigned(kit, actor, query)),
];
