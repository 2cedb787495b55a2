import * as admin from '#contract/admin-notices.ts';
import * as preferences from '#contract/notice-preferences.ts';
import * as notifications from '#contract/notifications.ts';
import * as textNumber from '#contract/text-number.ts';
import { route } from '#server/platform/http/route.ts';
import { countUnread } from './bell/count-unread.ts';
import { listNotifications } from './bell/list-notifications.ts';
import { readNotifications } from './bell/read-notifications.ts';
import { listCauses } from './deliveries/list-causes.ts';
import { listSent } from './deliveries/list-sent.ts';
import { retryNotice } from './deliveries/retry-notice.ts';
import { retryNotices } from './deliveries/retry-notices.ts';
import { openStream } from './live/open-stream.ts';
import { changePreferences } from './preferences/change-preferences.ts';
import { proveNumber } from './preferences/prove-number.ts';
import { receiveText } from './preferences/receive-text.ts';
import { sendNumberCode } from './preferences/send-number-code.ts';
import { showPreferences } from './preferences/show-preferences.ts';
import { subscribe, unsubscribeBrowser } from './preferences/subscribe.ts';
import { showUnsubscribePage, unsubscribeByLink } from './preferences/unsubscribe-page.ts';

export const notificationRoutes = [
  route(notifications.listNotifications, ({ kit, actor, query }) => listNotifications(kit, actor, query)),
  route(notifications.countUnread, ({ kit, actor }) => countUnread(kit, actor)),
  route(notifications.readNotifications, ({ kit, actor, body }) => readNotifications(kit, actor, body)),
  route(preferences.getNoticePreferences, ({ kit, actor }) => showPreferences(kit, actor)),
  route(preferences.changeNoticePreferences, ({ kit, actor, body }) => changePreferences(kit, actor, body)),
  route(textNumber.sendNumberCode, ({ kit, actor }) => sendNumberCode(kit, actor)),
  route(textNumber.proveNumber, ({ kit, actor, body }) => proveNumber(kit, actor, body)),
  route(preferences.addPushSubscription, ({ kit, actor, body }) => subscribe(kit, actor, body)),
  route(preferences.removePushSubscription, ({ kit, actor, body }) => unsubscribeBrowser(kit, actor, body)),
  route(
    preferences.showUnsubscribe,
    ({ kit, params: { token }, caller, request, reply }) => showUnsubscribePage(kit, { token, caller, request, reply }),
    {
      ownAnswer: true,
    },
  ),
  route(
    preferences.unsubscribe,
    ({ kit, params: { token }, caller, request, reply }) => unsubscribeByLink(kit, { token, caller, request, reply }),
    {
      ...{ ownAnswer: true, rawBody: true },
    },
  ),
  route(preferences.twilioWebhook, ({ kit, request, reply }) => receiveText(kit, request, reply), {
    ...{ ownAnswer: true, rawBody: true },
  }),
  route(admin.listSentNotices, ({ kit, query }) => listSent(kit, query)),
  route(admin.listNoticeCauses, ({ kit }) => listCauses(kit)),
  route(admin.retryNotices, ({ kit, actor, body }) => retryNotices(kit, actor, body)),
  route(admin.retryNotice, ({ kit, actor, params }) => retryNotice(kit, actor, params.id)),
  route(notifications.openEvents, async (call) => openStream(call).then(() => ''), { ownAnswer: true }),
];
