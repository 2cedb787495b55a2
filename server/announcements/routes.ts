import * as admin from '#contract/admin-notices.ts';
import * as broadcasts from '#contract/broadcasts.ts';
import * as templates from '#contract/mail-templates.ts';
import * as preferences from '#contract/notice-preferences.ts';
import * as notifications from '#contract/notifications.ts';
import * as textNumber from '#contract/text-number.ts';
import { route } from '#server/platform/http/route.ts';
import { countUnread } from './bell/count-unread.ts';
import { listNotifications } from './bell/list-notifications.ts';
import { readNotifications } from './bell/read-notifications.ts';
import { listBroadcasts } from './broadcasts/list-broadcasts.ts';
import { mailToOneself } from './broadcasts/mail-to-oneself.ts';
import { countAsked } from './broadcasts/segment.ts';
import { sendBroadcast } from './broadcasts/send-broadcast.ts';
import { stopBroadcast } from './broadcasts/stop-broadcast.ts';
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
import { mailTemplates, testMailTemplate } from './templates/mail-templates.ts';

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
  route(broadcasts.listBroadcasts, ({ kit, query }) => listBroadcasts(kit, query)),
  route(broadcasts.countBroadcast, ({ kit, query: { audience, city } }) => countAsked(kit.db, audience, city)),
  route(broadcasts.testBroadcast, ({ kit, actor, body }) => mailToOneself(kit, actor, body)),
  route(broadcasts.sendBroadcast, ({ kit, actor, body }) => sendBroadcast(kit, actor, body)),
  route(broadcasts.stopBroadcast, ({ kit, actor, params, body }) => stopBroadcast(kit, actor, params.id, body.reason)),
  route(templates.listMailTemplates, async ({ query }) => mailTemplates(query.language)),
  route(templates.testMailTemplate, ({ kit, actor, body }) => testMailTemplate(kit, actor, body)),
  route(notifications.openEvents, async (call) => openStream(call).then(() => ''), { ownAnswer: true }),
];
