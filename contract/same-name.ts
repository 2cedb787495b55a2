/** Whether two names are the same apart from capitals and spaces. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether a name is typed exactly as it is shown, for what cannot be undone; spaces at its ends nobody sees. */
export const isNameAsShown = (typed: string, shown: string): boolean => asShown(typed) === asShown(shown);

const asShown = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ');

/** Each name once, as it was first written. */
export const withoutRepeats = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.findIndex((other) => isSameName(other, name)) === at);
