/** The dates of a month from its first to this one: "2026-11-03" gives the first three of November. */
export function monthUntil(date: string): string[] {
  const until = Number(date.slice(8));
  return Array.from({ length: until }, (_, index) => `${date.slice(0, 8)}${String(index + 1).padStart(2, '0')}`);
}
