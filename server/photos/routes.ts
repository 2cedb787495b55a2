import * as work from '#contract/work.ts';
import { route } from '#server/platform/http/route.ts';
import { servePhoto } from './serve-photo.ts';
import { type UploadFacts, uploadPhoto } from './upload-photo.ts';

export const photoRoutes = (facts: UploadFacts) => [
  route(work.uploadPhoto, ({ kit, actor, request }) => uploadPhoto(kit, actor, request, facts), {
    ownBody: true,
  }),
  route(work.getPhoto, ({ kit, params, query, reply }) => servePhoto(kit, params.key, query, reply), {
    ownAnswer: true,
  }),
];
