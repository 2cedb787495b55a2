/** What a call gives: a field that it leaves out changes nothing. */
export const withoutUndefined = <T extends object>(record: T): Partial<T> =>
  // fromEntries loses the keys it was given
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Partial<T>;
