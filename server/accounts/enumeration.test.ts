import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { aHouse, type House } from '#server/testing/house.ts';
import { inTurns, upTo } from '#server/testing/in-turns.ts';
import { fromNetwork } from '#server/testing/network.ts';
import { aHost } from '#server/testing/people.ts';

let house: House;
let network = 0;
before(async () => {
  house = await aHouse();
});
after(() => house.close());

const rounds = 30;

/**
 * Known and unknown e-mails in turn, so that both see the same weather. The difference of the medians must stay within
 * what the known ones differ among themselves; a busy machine may have three tries.
 */
async function assertSameTime(known: () => Promise<unknown>, unknown: () => Promise<unknown>): Promise<void> {
  let told = '';
  for (let attempt = 0; attempt < 3; attempt++) {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      times[0].push(await timed(known));
      times[1].push(await timed(unknown));
    }
    const [a, b] = times.map((list) => list.toSorted((x, y) => x - y)) as [number[], number[]];
    const spread = (at(a, 0.9) - at(a, 0.1)) / 2;
    const difference = Math.abs(at(a, 0.5) - at(b, 0.5));
    told = `medians ${at(a, 0.5).toFixed(2)} ms and ${at(b, 0.5).toFixed(2)} ms, spread ${spread.toFixed(2)} ms`;
    if (difference <= spread || difference < 0.15 * at(a, 0.5)) return;
  }
  assert.fail(told);
}

const at = (sorted: readonly number[], part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const post = (path: string, body: unknown) => house.send('POST', path, { body, headers: fromNetwork(++network) });

async function knownEmails(options = {}): Promise<() => string> {
  const hosts = await inTurns(upTo(rounds * 3), () => aHost(house, options));
  let next = 0;
  return () => hosts[next++]?.email ?? '';
}
let strangers = 0;
const unknownEmail = () => `stranger-${++strangers}@example.com`;

test('asking for a code takes as long for a known as for an unknown e-mail', async () => {
  const known = await knownEmails();
  await assertSameTime(
    () => post('/api/auth/request-login-code', { email: known() }),
    () => post('/api/auth/request-login-code', { email: unknownEmail() }),
  );
});

test('so does asking for a code to register', async () => {
  const known = await knownEmails();
  const registration = { name: 'Nora', role: 'HOST' };
  await assertSameTime(
    () => post('/api/auth/request-register-code', { ...registration, email: known() }),
    () => post('/api/auth/request-register-code', { ...registration, email: unknownEmail() }),
  );
});

test('so does a wrong code after that', async () => {
  const asked = async (email: string) => {
    await post('/api/auth/request-login-code', { email });
    return email;
  };
  const hosts = await knownEmails();
  const known = await inTurns(upTo(rounds * 3), () => asked(hosts()));
  const unknown = await inTurns(upTo(rounds * 3), () => asked(unknownEmail()));
  const wrongCode = (email = '') => post('/api/auth/verify-login', { email, code: '0000' });
  await assertSameTime(
    () => wrongCode(known.pop()),
    () => wrongCode(unknown.pop()),
  );
});

test('so does a wrong password', async () => {
  const [known, without] = [await knownEmails({ password: 'correct horse battery' }), await knownEmails()];
  const wrongPassword = (email: string) => post('/api/auth/login/password', { email, password: 'not the password' });
  await assertSameTime(
    () => wrongPassword(known()),
    () => wrongPassword(unknownEmail()),
  );
  await assertSameTime(
    () => wrongPassword(without()),
    () => wrongPassword(unknownEmail()),
  );
});
