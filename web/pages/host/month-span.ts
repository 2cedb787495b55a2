/**
 * The instants that hold every cleaning of a month wherever the property is: zones reach 14 hours to either side of
 * UTC, so a day more at each end, rounded to midnight.
 */
export function monthSpan(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return {
    from: new Date(Date.UTC(year, number - 1, 0)).toISOString(),
    to: new Date(Date.UTC(year, number, 2)).toISOString(),
  };
}
