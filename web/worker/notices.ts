import { worker } from './worker-scope.ts';

/** What the server sends (server/platform/push); nothing without a title. */
interface Notice {
  title?: string;
  text?: string;
  tag?: string;
  link?: string;
  language?: string;
  direction?: NotificationDirection;
}

/** Shows what the server sends to this browser, and leads to what it is about. */
export function showNotices(): void {
  worker.addEventListener('push', (event) => {
    const { title, text, tag, link, language, direction } = noticeIn(event.data?.json());
    if (!title) return;
    const options = { body: text, tag, lang: language, dir: direction, icon: '/icons/192.png', data: { link } };
    event.waitUntil(worker.registration.showNotification(title, options));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const target = new URL(event.notification.data?.link ?? '/notifications', worker.location.origin);
    // a path of ours begins with one slash
    const address = target.origin === worker.location.origin ? target.href : worker.location.origin;
    event.waitUntil(open(address));
  });
}

const noticeIn = (sent: unknown): Notice => Object(sent);

/** In a tab that is open already, else in a new one. */
async function open(address: string): Promise<unknown> {
  const [tab] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!tab) return worker.clients.openWindow(address);
  await tab.focus();
  return tab.navigate(address).catch(() => worker.clients.openWindow(address));
}
