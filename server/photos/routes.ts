import { uploadPartBytes } from '#contract/photo-limits.ts';
import * as parts from '#contract/upload-parts.ts';
import * as work from '#contract/work.ts';
import { route } from '#server/platform/http/route.ts';
import { addPart } from './parts/add-part.ts';
import { finishUpload } from './parts/finish-upload.ts';
import { whatArrived } from './parts/what-arrived.ts';
import { servePhoto } from './serve-photo.ts';
import type { UploadFacts } from './take-in.ts';
import { uploadPhoto } from './upload-photo.ts';

export const photoRoutes = (facts: UploadFacts) => [
  route(work.uploadPhoto, ({ kit, actor, request }) => uploadPhoto(kit, actor, request, facts), {
    ownBody: true,
  }),
  route(parts.getArrived, ({ kit, actor, params }) => whatArrived(kit, actor, params.key)),
  route(
    parts.addPart,
    ({ kit, actor, params, query, request }) => addPart(kit, actor, { ...params, ...query, body: request.body }),
    { rawBody: true, bodyLimit: uploadPartBytes },
  ),
  route(parts.finishUpload, ({ kit, actor, params, body, request }) =>
    finishUpload(kit, actor, { ...params, body, request }, facts),
  ),
  route(work.getPhoto, ({ kit, params, query, reply }) => servePhoto(kit, params.key, query, reply), {
    ownAnswer: true,
  }),
];
