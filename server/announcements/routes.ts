import * as notifications from '#contract/notifications.ts';
import { route } from '#server/platform/http/route.ts';
import { listNotifications } from './list-notifications.ts';
import { openStream } from './open-stream.ts';
import { readNotifications } from './read-notifications.ts';

export const notificationRoutes = [
  route(notifications.listNotifications, ({ kit, actor, query }) => listNotifications(kit, actor, query)),
  route(notifications.readNotifications, ({ kit, actor, body }) => readNotifications(kit, actor, body)),
  route(notifications.openEvents, async (call) => openStream(call).then(() => ''), { ownAnswer: true }),
];
