// The list of zxcvbn, commonest first, all in lower case: a superset of the 10,000 commonest.
let common: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among the commonest, whatever its capitals. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= loadCommon();
  return (await common).has(password.toLowerCase());
}

/** Read only when somebody chooses a password; what is too short anyway is not kept. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= 10));
}
