import { getMe } from '#contract/calls.ts';
import { call } from '#web/platform/api.ts';
import { readToken } from '#web/platform/token.ts';

let known: { token: string; userId: string } | undefined;

/**
 * Whether this browser's session is still this person's. Asked of the server for each new token: somebody else may have
 * signed in, in another tab too, and nothing of one person's work may go out under another's name.
 */
export async function isSessionOf(userId: string): Promise<boolean> {
  const token = readToken();
  if (token === null) return false;
  if (known?.token !== token) known = { token, userId: (await call(getMe)).id };
  return known.userId === userId && readToken() === token;
}
