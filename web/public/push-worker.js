// Shows what the server sends to this browser, and leads to what it is about. It keeps nothing and answers no requests.

self.addEventListener('push', (event) => {
  const { title, text, tag, link, language, direction } = event.data?.json() ?? {};
  if (!title) return;
  const options = { body: text, tag, lang: language, dir: direction, icon: '/favicon.svg', data: { link } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const target = new URL(event.notification.data?.link ?? '/notifications', self.location.origin);
  // a path of ours begins with one slash
  const address = target.origin === self.location.origin ? target.href : self.location.origin;
  event.waitUntil(open(address));
});

/** In a tab that is open already, else in a new one. */
async function open(address) {
  const [tab] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!tab) return self.clients.openWindow(address);
  await tab.focus();
  return tab.navigate(address).catch(() => self.clients.openWindow(address));
}
