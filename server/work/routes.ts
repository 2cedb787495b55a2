import { changeJob as changeJobCall } from '#contract/jobs.ts';
import * as work from '#contract/work.ts';
import { route } from '#server/platform/http/route.ts';
import { addDeliverable } from './add-deliverable.ts';
import { changeJob } from './change-job.ts';
import { servePhoto } from './serve-photo.ts';
import { updateTask } from './update-task.ts';
import { uploadPhoto } from './upload-photo.ts';

export const workRoutes = [
  route(changeJobCall, ({ kit, actor, params, body }) => changeJob(kit, actor, params.id, body)),
  route(work.updateTask, ({ kit, actor, params, body }) => updateTask(kit, actor, params, body)),
  route(work.uploadPhoto, ({ kit, actor, request }) => uploadPhoto(kit, actor, request), { ownBody: true }),
  route(work.addDeliverable, ({ kit, actor, params, body }) => addDeliverable(kit, actor, params.id, body)),
  route(work.getPhoto, ({ kit, params, query, reply }) => servePhoto(kit, params.key, query, reply), {
    ownAnswer: true,
  }),
];
