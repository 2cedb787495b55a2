/** What somebody has typed, and over which values: whatever they left alone is read anew and may be another by then. */
export interface Kept<Values> {
  typed: Partial<Values>;
  over: object | undefined;
}

/** The fields of one that the other has otherwise, or not at all. */
export function changedIn<Values extends object>(values: Values, others: object | undefined): Partial<Values> {
  const before = new Map(Object.entries(others ?? {}));
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before.get(name));
  // some of its own fields
  return Object.fromEntries(Object.entries(values).filter(isChanged)) as Partial<Values>;
}

/** What a form keeps: the fields that are no more as it began. */
export const keptOf = <Values extends object>(values: Values, over: object | undefined): Kept<Values> => ({
  typed: changedIn(values, over),
  over,
});
