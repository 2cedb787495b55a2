import { type Client, expectBody } from './client.ts';
import { mailTo } from './people.ts';

/** A further session of somebody who has an account. */
export async function signInByCode(client: Client, email: string): Promise<string> {
  const asked = Date.now();
  expectBody(await client.post('/api/auth/request-login-code', { email }), 200);
  const { code } = await mailTo(client, email, (mail) => mail.code !== null && Date.now() > asked);
  return expectBody(await client.post('/api/auth/verify-login', { email, code }), 200).token;
}
