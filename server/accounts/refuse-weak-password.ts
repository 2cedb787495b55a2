import { invalidInput } from '#server/platform/refusal.ts';

// zxcvbn's list, most common first, all in lower case: a superset of the 10,000 most common.
let common: Promise<ReadonlySet<string>> | undefined;

/** A password made of fewer different characters is guessed as early as the most common ones. */
const fewestCharacters = 4;

/** Refuses a password that is common whatever its capitals, repeats a few characters, or is the email. */
export async function refuseWeakPassword(password: string, email: string): Promise<void> {
  const typed = password.toLowerCase();
  const [mailbox] = email.toLowerCase().split('@');
  if (typed === email.toLowerCase() || typed === mailbox) throw invalidInput({ password: 'passwordEmail' });
  common ??= loadCommon();
  if (new Set(typed).size < fewestCharacters || (await common).has(typed))
    throw invalidInput({ password: 'passwordCommon' });
}

/** Loaded only when someone chooses a password; entries that are too short anyway are dropped. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= 10));
}
