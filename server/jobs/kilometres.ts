/** Metres in kilometres, to one decimal: a place is only known to its ZIP code. Null if unknown. */
export const kilometres = (metres: number | null): number | null =>
  metres === null ? null : Math.round(metres / 100) / 10;
