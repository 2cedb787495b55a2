import * as guestPages from '#contract/guest-pages.ts';
import { getPublicLog } from '#contract/public-log.ts';
import { route } from '#server/platform/http/route.ts';
import { endGuestPage, shareGuestPage, showOwnGuestPage } from './guest-page.ts';
import { showLog } from './show-log.ts';

const secret = { secretAnswer: 'not cached' } as const;

export const proofRoutes = [
  route(getPublicLog, ({ kit }) => showLog(kit)),
  route(guestPages.showOwnGuestPage, ({ kit, actor, params }) => showOwnGuestPage(kit, actor, params.id), secret),
  route(
    guestPages.saveGuestPage,
    ({ kit, actor, params, body }) => shareGuestPage(kit, actor, params.id, body),
    secret,
  ),
  route(guestPages.endGuestPage, ({ kit, actor, params }) => endGuestPage(kit, actor, params.id)),
];
