/** Some days at some properties of one host. */
export interface AskedDays {
  hostId: string;
  /** The time zone of each property, by its id. */
  places: ReadonlyMap<string, { timeZone: string }>;
  from: string;
  /** The first day that is no longer asked for. */
  until: string;
}

/** Rows as they come, by the property that each belongs to. */
export function byProperty<Row, Shown>(
  rows: readonly Row[],
  show: (row: Row) => [propertyId: string, shown: Shown],
): Map<string, Shown[]> {
  const found = new Map<string, Shown[]>();
  for (const [propertyId, shown] of rows.map(show)) {
    const before = found.get(propertyId);
    if (before) before.push(shown);
    else found.set(propertyId, [shown]);
  }
  return found;
}
