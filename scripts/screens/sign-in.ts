import type { Role } from '#contract/endpoint.ts';

interface Account {
  email: string;
  role: Role;
  password: string | null;
}

/** A token of the first demo account with this role: admins by password, everyone else by the mailed code. */
export async function signIn(url: string, role: Role): Promise<string> {
  const accounts: Account[] = await get(url, '/dev/accounts');
  const account = accounts.find((one) => one.role === role);
  if (!account) throw new Error(`The demo data has no account of the role ${role}.`);
  const { email, password } = account;
  if (password) return tokenOf(await post(url, '/api/auth/login/password', { email, password }));
  await post(url, '/api/auth/request-login-code', { email });
  return tokenOf(await post(url, '/api/auth/verify-login', { email, code: await newestCode(url, email) }));
}

async function newestCode(url: string, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const mails: { code: string | null }[] = await get(url, `/dev/mail?to=${encodeURIComponent(email)}`);
    const code = mails.find((mail) => mail.code)?.code;
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail with a code came for ${email}.`);
}

export async function get<T>(url: string, path: string, token?: string): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  return answerOf(await fetch(url + path, { headers }), path);
}

async function post<T>(url: string, path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return answerOf(await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) }), path);
}

async function answerOf<T>(answer: Response, path: string): Promise<T> {
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const tokenOf = ({ token }: { token: string }): string => token;
