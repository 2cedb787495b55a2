import * as access from '#contract/home-access.ts';
import { route } from '#server/platform/http/route.ts';
import { listLooks } from './list-looks.ts';
import { lookAtAccess } from './look-at-access.ts';
import { saveAccess } from './save-access.ts';
import { showAccess } from './show-access.ts';

const secret = { secretAnswer: 'not cached' } as const;

export const homeAccessRoutes = [
  route(access.saveHomeAccess, ({ kit, actor, params, body }) => saveAccess(kit, actor, params.id, body)),
  route(access.getHomeAccess, ({ kit, actor, params }) => showAccess(kit, actor, params.id), secret),
  route(access.listAccessLooks, ({ kit, actor, params, query }) => listLooks(kit, actor, params.id, query)),
  route(access.lookAtAccess, ({ kit, actor, params }) => lookAtAccess(kit, actor, params.id), secret),
];
