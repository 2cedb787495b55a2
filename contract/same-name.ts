/** Whether two names are the same apart from capitals and spaces. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Each name once, as it was first written. */
export const withoutRepeats = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.findIndex((other) => isSameName(other, name)) === at);
