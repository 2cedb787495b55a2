import assert from 'node:assert/strict';
import { codeAt, stepAt } from '#server/accounts/two-factor/totp.ts';
import type { House } from './house.ts';
import type { Somebody } from './people.ts';

/** The app on somebody's phone, with which their account is guarded. */
export async function anAuthenticator(house: House, somebody: Somebody) {
  const { body } = await house.post('/api/me/two-factor', undefined, somebody.token);
  const app = anAuthenticator.of(house, body.secret);
  const on = await house.put('/api/me/two-factor', { code: app.code() }, somebody.token);
  assert.equal(on.status, 200, JSON.stringify(on.body));
  const recoveryCodes: string[] = on.body.recoveryCodes;
  return { ...app, recoveryCodes };
}

/** An app with a secret: its code now, or some milliseconds later. */
anAuthenticator.of = ({ clock }: House, secret: string) => ({
  secret,
  code: (later = 0): string => codeAt(bytesOf(secret), stepAt(new Date(clock.now().getTime() + later))),
});

function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
