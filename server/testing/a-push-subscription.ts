import { createECDH, randomBytes } from 'node:crypto';

/** What a browser's PushManager gives, at an invented push service on the public internet. */
export function aPushSubscription(name = 'browser') {
  const pair = createECDH('prime256v1');
  return {
    endpoint: `https://push.example.com/send/${name}`,
    keys: { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}
