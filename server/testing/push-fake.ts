import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PostTo } from '#server/platform/push/post-to.ts';
import { pushSender } from '#server/platform/push/web-push.ts';
import type { House } from './house.ts';
import type { Somebody } from './people.ts';

export interface BrowserInTest {
  endpoint: string;
  /** What it was sent, as it reads it. */
  shown: Record<string, string>[];
}

/**
 * A push service in place of the real ones, and browsers that subscribe with keys of their own and read what comes, as
 * RFC 8291 has it: nobody in between can.
 */
export function pushFake(house: House) {
  const browsers = new Map<string, BrowserInTest & { read(body: Buffer): string }>();
  const faults: number[] = [];
  const deaf = new Set<string>();
  const posts: { headers: Record<string, string>; url: string }[] = [];
  const post: PostTo = async ({ url, headers, body }) => {
    posts.push({ url: url.href, headers });
    if (deaf.has(url.href)) return 0;
    const fault = faults.shift();
    if (fault !== undefined) return fault;
    const browser = browsers.get(url.href);
    if (!browser) return 410;
    browser.shown.push(JSON.parse(browser.read(body)));
    return 201;
  };
  Object.assign(house.kit, { push: pushSender(house.kit, post) });
  return {
    posts,
    /** What to answer the next messages with instead. */
    faults,
    /** Endpoints that never answer. */
    deaf,
    async subscribe({ token }: Somebody): Promise<BrowserInTest> {
      const [pair, auth] = [createECDH('prime256v1'), randomBytes(16)];
      const endpoint = `https://push.example.com/${randomBytes(8).toString('hex')}`;
      const p256dh = pair.generateKeys();
      const keys = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') };
      const { status } = await house.post('/api/me/push-subscriptions', { endpoint, keys }, token);
      if (status !== 201) throw new Error(`Subscribing failed: ${status}`);
      const browser = { endpoint, shown: [], read: (body: Buffer) => decrypt(body, pair, auth) };
      browsers.set(endpoint, browser);
      return browser;
    },
    end: ({ endpoint }: BrowserInTest) => browsers.delete(endpoint),
  };
}

/** RFC 8188 with the keys of RFC 8291: salt, record size, the sender's key, and one record. */
function decrypt(body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string {
  const keyLength = body.readUInt8(20);
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + keyLength)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const sealed = body.subarray(21 + keyLength);
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // the last record ends with a 2 and padding
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
