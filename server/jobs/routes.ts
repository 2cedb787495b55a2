import * as jobs from '#contract/jobs.ts';
import { deleteProperty } from '#contract/properties.ts';
import { route } from '#server/platform/http/route.ts';
import { postJob } from './post-job.ts';
import { removeProperty } from './remove-property.ts';

export const jobRoutes = [
  route(jobs.postJob, ({ kit, actor, body }) => postJob(kit, actor, body)),
  route(deleteProperty, ({ kit, actor, params }) => removeProperty(kit, actor, params.id)),
];
