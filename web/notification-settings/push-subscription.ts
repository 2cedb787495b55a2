import { addPushSubscription, removePushSubscription } from '#contract/notice-calls.ts';
import { call } from '#web/platform/api.ts';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

const worker = '/worker.js';
/** Whose notifications this browser shows: a subscription outlives the session, and another person may log in. */
const ownerKey = 'push-owner';

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && window.isSecureContext;

/** Its state in this browser for this account. */
export async function readPushState(userId: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await currentSubscription();
  return subscription && localStorage.getItem(ownerKey) === userId ? 'on' : 'off';
}

/** Asks the reader's permission, which browsers allow only on a press, and subscribes; returns the state then. */
export async function turnPushOn(userId: string, publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) === 'denied') return 'denied';
  if (Notification.permission !== 'granted') return 'off';
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  // one made with another key, of an earlier installation, is of no use
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
  await tellServer(subscription);
  localStorage.setItem(ownerKey, userId);
  return 'on';
}

export async function turnPushOff(): Promise<PushState> {
  const subscription = await currentSubscription();
  localStorage.removeItem(ownerKey);
  if (!subscription) return 'off';
  await call(removePushSubscription, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  return 'off';
}

/** A subscription ends with its session: whoever logs in again on their own browser need not turn it on again. */
export async function renewPush(userId: string): Promise<void> {
  if ((await readPushState(userId)) !== 'on') return;
  const subscription = await currentSubscription();
  if (subscription) await tellServer(subscription);
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(worker);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, expirationTime, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await call(addPushSubscription, { body: { endpoint: endpoint ?? '', expirationTime, keys: { p256dh, auth } } });
}

/** Base64url, as keys are written in text. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
