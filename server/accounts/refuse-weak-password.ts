import { invalidInput } from '#server/platform/refusal.ts';

// The list of zxcvbn, commonest first, all in lower case: a superset of the 10,000 commonest.
let common: Promise<ReadonlySet<string>> | undefined;

/** What is made of fewer characters is guessed as early as the commonest. */
const fewestCharacters = 4;

/** Refuses a password that is among the commonest, whatever its capitals, repeats a few characters, or is the e-mail. */
export async function refuseWeakPassword(password: string, email: string): Promise<void> {
  const typed = password.toLowerCase();
  const [mailbox] = email.toLowerCase().split('@');
  if (typed === email.toLowerCase() || typed === mailbox) throw invalidInput({ password: 'passwordEmail' });
  common ??= loadCommon();
  if (new Set(typed).size < fewestCharacters || (await common).has(typed))
    throw invalidInput({ password: 'passwordCommon' });
}

/** Read only when somebody chooses a password; what is too short anyway is not kept. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= 10));
}
