import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, expectBody } from './client.ts';
import { session } from './wire-shapes.ts';

export interface Somebody {
  id: string;
  token: string;
  email: string;
  name: string;
}

/** Asks again until it is there; what workers and providers do after an answer takes a moment. */
export async function eventually<T>(ask: () => Promise<T | null | undefined | false>, what: string): Promise<T> {
  const until = performance.now() + 120_000;
  for (;;) {
    const found = await ask();
    if (found) return found;
    assert.ok(performance.now() < until, `${what} did not come within two minutes`);
    await wait(150);
  }
}

interface Mail {
  subject: string;
  code: string | null;
  link: string | null;
}

/** The newest mail to an address that the test looks for. */
export const mailTo = (client: Client, email: string, wanted: (mail: Mail) => boolean): Promise<Mail> =>
  eventually(async () => {
    const { body } = await client.get(`/dev/mail?to=${encodeURIComponent(email)}`);
    return body.find(wanted);
  }, `A mail to ${email}`);

/** Registers as the sign-up screen does, with the code in the mail or with the link. */
export async function signUp(
  client: Client,
  role: 'HOST' | 'CLEANER',
  name: string,
  { by = 'code' }: { by?: 'code' | 'link' } = {},
): Promise<Somebody> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const registration = { email, name, role, phone: '(512) 555-0143' };
  expectBody(await client.post('/api/auth/request-register-code', registration), 200);
  const { code, link } = await mailTo(client, email, (mail) => mail.code !== null);
  const answer =
    by === 'code'
      ? expectBody(await client.post('/api/auth/verify-register', { ...registration, code }), 201, session)
      : expectBody(await client.post('/api/auth/verify-link', { token: tokenIn(link) }), 200, session);
  assert.deepEqual([answer.user.email, answer.user.name, answer.user.role], [email, name, role]);
  return { id: answer.user.id, token: answer.token, email, name };
}

/** Signs in the seeded admin with the password that /dev/accounts lists. */
export async function signInAdmin(client: Client): Promise<Somebody> {
  const accounts = expectBody(await client.get('/dev/accounts'), 200);
  const { email, password, name } = accounts.find(({ role }: { role: string }) => role === 'ADMIN');
  const answer = expectBody(await client.post('/api/auth/login/password', { email, password }), 200, session);
  return { id: answer.user.id, token: answer.token, email, name };
}

interface Account {
  email: string;
  role: string;
  password: string;
}

/** A token of the first seeded account of this role. */
export async function signInDemo(client: Client, role: 'HOST' | 'CLEANER' | 'ADMIN'): Promise<string> {
  const accounts: Account[] = expectBody(await client.get('/dev/accounts'), 200);
  const account = accounts.find((one) => one.role === role);
  assert.ok(account);
  const { email, password } = account;
  return expectBody(await client.post('/api/auth/login/password', { email, password }), 200, session).token;
}

/** The secret of a sign-in link, wherever in the address it stands. */
export function tokenIn(link: string | null): string {
  const { searchParams, hash } = new URL(link ?? '');
  return searchParams.get('token') ?? new URLSearchParams(hash.slice(1)).get('token') ?? '';
}
