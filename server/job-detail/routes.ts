import { getJob } from '#contract/jobs.ts';
import { route } from '#server/platform/http/route.ts';
import { showDetail } from './show-detail.ts';

export const jobDetailRoutes = [route(getJob, ({ kit, actor, params }) => showDetail(kit, actor, params.id))];
