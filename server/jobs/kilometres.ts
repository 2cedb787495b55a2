/** Metres as answers tell them, to a tenth of a kilometre: a place is known to its ZIP code. Null where it is unknown. */
export const kilometres = (metres: number | null): number | null =>
  metres === null ? null : Math.round(metres / 100) / 10;
