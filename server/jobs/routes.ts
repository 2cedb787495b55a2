import * as jobs from '#contract/jobs.ts';
import { route } from '#server/platform/http/route.ts';
import { postJob } from './post-job.ts';

export const jobRoutes = [route(jobs.postJob, ({ kit, actor, body }) => postJob(kit, actor, body))];
