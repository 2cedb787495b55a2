/**
 * What the wire and files call somebody's name, or a home's title, each with the word of locales/<language>/erased.json
 * that stands there once the account is deleted.
 */
const words = {
  account: [
    ...[
      'name',
      'firstName',
      'authorFirstName',
      'cleanerName',
      'hostName',
      'actor',
      'host',
      'cleaner',
      'payer',
      'payee',
    ],
    ...['subject', 'author', 'target', 'recipient', 'reporter', 'user', 'decidedBy', 'by'],
  ],
  home: ['title', 'jobTitle', 'propertyTitle', 'job', 'property'],
};

/** Null of a field that holds neither. */
export function erasedWordOf(field: string): keyof typeof words | null {
  if (words.account.includes(field)) return 'account';
  return words.home.includes(field) ? 'home' : null;
}
