// Runs alone: it replaces what others would have loaded before.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { mock, test } from 'node:test';
import { Client } from 'pg';
import { fromNetwork } from '#server/testing/network.ts';

// Someone guessing emails must learn nothing from how long an answer takes. The work done for each is compared, since
// the same work takes longer on a busy machine: the statements sent to the database and the slow password hashes.

// The product binds this function when it is imported, so it is imported afterwards.
const passwordHashes = mock.method(createRequire(import.meta.url)('@node-rs/argon2'), 'verify').mock;
const { aHouse } = await import('#server/testing/house.ts');
const { aHost } = await import('#server/testing/people.ts');

const house = await aHouse();
const statements = mock.method(Client.prototype, 'query').mock;
let network = 0;

interface Work {
  status: number;
  statements: string[];
  passwordHashes: number;
}

async function workFor(path: string, body: unknown): Promise<Work> {
  statements.resetCalls();
  passwordHashes.resetCalls();
  const { status } = await house.send('POST', path, { body, headers: fromNetwork(++network) });
  return {
    status,
    statements: statements.calls.map(({ arguments: [query] }) => textOf(query)),
    passwordHashes: passwordHashes.callCount(),
  };
}

const textOf = (query: unknown): string => (typeof query === 'string' ? query : Object(query).text);
const askForCode = (email: string) => workFor('/api/auth/request-login-code', { email });
const askToRegister = (email: string) =>
  workFor('/api/auth/request-register-code', { name: 'Nora', role: 'HOST', email });
const wrongCode = (email: string) => workFor('/api/auth/verify-login', { email, code: '0000' });
const wrongPassword = (email: string) => workFor('/api/auth/login/password', { email, password: 'not the password' });

let strangers = 0;
const unknownEmail = () => `stranger-${++strangers}@example.com`;
const knownEmail = async (options = {}) => (await aHost(house, options)).email;

test('requesting a code, then a wrong code, is as much work for a known email as for an unknown one', async () => {
  const [known, unknown] = [await knownEmail(), unknownEmail()];
  const work = await askForCode(known);
  assert.ok(work.status === 200 && work.statements.length > 5, 'the work is seen');
  assert.deepEqual(await askForCode(unknown), work);
  assert.deepEqual(await wrongCode(unknown), await wrongCode(known));
});

test('so is requesting a code to register', async () => {
  const known = await knownEmail();
  assert.deepEqual(await askToRegister(unknownEmail()), await askToRegister(known));
});

test('so is a wrong password, with the same slow hash even if there is none to compare with', async () => {
  const known = await wrongPassword(await knownEmail({ password: 'correct horse battery' }));
  assert.deepEqual([known.status, known.passwordHashes], [401, 1]);
  assert.deepEqual(await wrongPassword(unknownEmail()), known);
  assert.deepEqual(await wrongPassword(await knownEmail()), known);
});
