import { createHmac, timingSafeEqual } from 'node:crypto';
import { second } from '#server/platform/clock.ts';
import type { SandboxBase } from './base.ts';

/** How far an event's time may be from our clock, either way; the same as Stripe's libraries allow. */
const tolerance = 300 * second;

type Signer = Pick<SandboxBase, 'clock' | 'hasher'>;

/** The value of the `sandbox-signature` header: the time and a keyed hash of time and raw body. */
export function signEvent(base: Signer, rawBody: Buffer): string {
  const seconds = Math.floor(base.clock.now().getTime() / second);
  return `t=${seconds},v1=${hashOf(base, String(seconds), rawBody).toString('hex')}`;
}

export function signatureHolds(base: Signer, rawBody: Buffer, header: string): boolean {
  const [, seconds, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!seconds || !signature) return false;
  if (!timingSafeEqual(hashOf(base, seconds, rawBody), Buffer.from(signature, 'hex'))) return false;
  return Math.abs(base.clock.now().getTime() - Number(seconds) * second) <= tolerance;
}

// The webhook's key is derived from the app secret, so web and worker agree on it without another setting.
function hashOf({ hasher }: Signer, seconds: string, rawBody: Buffer): Buffer {
  const key = hasher.hash('sandbox webhook', 'key');
  return createHmac('sha256', key).update(`${seconds}.`).update(rawBody).digest();
}
