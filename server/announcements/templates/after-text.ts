/** What a mail about signing in or an account has after its text: a name of words, from its own place up, or what is filled in. */
const withCode = ['code', '[code]', 'withLink', '[link]', 'life', 'notYou'];
const withLink = ['link', '[link]', 'notYou'];

const parts: Readonly<Record<string, readonly string[]>> = {
  ...{
    'signIn.login': withCode,
    'signIn.confirm': withCode,
    'signIn.register': withCode,
    'signIn.knownAccount': withCode,
  },
  ...{ 'signIn.noAccount': withLink, 'signIn.usePassword': withLink },
  ...{ 'emailChange.confirm': ['[code]', 'life', 'notYou'], 'emailChange.taken': ['notYou'] },
  'staff.invitation': ['[link]', 'life', 'notYou'],
  'security.emailChanged': ['notYouMoved', '[link]'],
};

/** The paragraphs after the text, out of the mail’s own words and those that it shares with its like. */
export function afterText(name: string, own: Words, shared: Words): string[] {
  const names = parts[name] ?? (name.startsWith('security.') ? ['notYou', '[link]'] : []);
  return names.map((part) => (part.startsWith('[') ? part : wordsOf(own[part] ?? shared[part])));
}

export type Words = Readonly<Record<string, unknown>>;

const wordsOf = (part: unknown): string => (typeof part === 'string' ? part : '');
