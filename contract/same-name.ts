/** Whether two names are the same apart from capitals and spaces. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Whether somebody's name is typed exactly as it is shown, for what cannot be undone, but for spaces at its ends, which
 * nobody sees; of who has none yet, the email, which is the same in any letters.
 */
export const isTypedAsShown = (typed: string, { name, email }: { name: string; email: string }): boolean =>
  name ? asShown(typed) === asShown(name) : isSameName(typed, email);

const asShown = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ');

/** Each name once, as it was first written. */
export const withoutRepeats = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.findIndex((other) => isSameName(other, name)) === at);
