import assert from 'node:assert/strict';
import type { House } from './house.ts';
import type { Somebody } from './people.ts';

/** Gives somebody a phone number and proves it as they would: the code is read from the text that is sent there. */
export async function aProvenNumber(house: House, { token }: Somebody, phone: string): Promise<void> {
  await house.patch('/api/me', { phone }, token);
  const own = house.kit.sms;
  const said: string[] = [];
  Object.assign(house.kit, { sms: { send: async (_: string, text: string) => void said.push(text) } });
  assert.equal((await house.post('/api/me/text-number/code', undefined, token)).status, 200);
  Object.assign(house.kit, { sms: own });
  const code = /\d{6}/.exec(said.join())?.[0];
  assert.equal((await house.post('/api/me/text-number', { code }, token)).status, 200);
}
