import type webPush from 'web-push';
import type { Kit } from '../kit.ts';
import { type PostTo, postToPublic } from './post-to.ts';
import { pushAddress } from './push-address.ts';
import { demoPushKeys, type VapidKeys } from './push-keys.ts';

import { PushFailed, type PushSender } from './push-sender.ts';

/** Web Push (RFC 8030) with keys of our own (RFC 8292) and a message encrypted for the browser (RFC 8291). */
export function pushSender({ settings, db }: Pick<Kit, 'settings' | 'db'>, post: PostTo = postToPublic): PushSender {
  let keys: Promise<VapidKeys | null> | undefined;
  const readKeys = () => {
    keys ??= settings.vapid || settings.mode !== 'demo' ? Promise.resolve(settings.vapid) : demoPushKeys(db);
    // not kept where the database did not answer
    keys.catch(() => {
      keys = undefined;
    });
    return keys;
  };
  return {
    publicKey: async () => (await readKeys())?.publicKey ?? null,
    async send({ endpoint, p256dh, auth }, message, { secondsToLive: TTL }) {
      const [own, url] = [await readKeys(), pushAddress(endpoint)];
      if (!own) throw new PushFailed('no keys');
      if (!url) return 'gone';
      const vapidDetails = { ...own, subject: `mailto:${settings.supportEmail}` };
      const options = { vapidDetails, TTL, contentEncoding: 'aes128gcm', urgency: 'high' } as const;
      const encrypted = await encrypt({ endpoint, keys: { p256dh, auth } }, message, options);
      if (!encrypted) return 'gone';
      return outcomeOf(await post({ url, ...encrypted }).catch(() => 0));
    },
  };
}

type Encrypt = Parameters<typeof webPush.generateRequestDetails>;

/** Null for keys that no browser has made. */
async function encrypt(subscription: Encrypt[0], message: string, options: Encrypt[2]) {
  // only the worker needs it
  const { default: library } = await import('web-push');
  try {
    const { headers, body } = library.generateRequestDetails(subscription, message, options);
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return { headers: Object.fromEntries(texts) as Record<string, string>, body: Buffer.from(body ?? '') }; // of texts
  } catch {
    return null;
  }
}

function outcomeOf(status: number): 'sent' | 'gone' {
  if (status >= 200 && status < 300) return 'sent';
  // RFC 8030: 404 once it has expired, 410 once it was ended; 400 and 403 are for another server's keys
  if (status === 404 || status === 410) return 'gone';
  throw new PushFailed(status === 0 ? 'no answer' : `HTTP ${status}`);
}
