import { type Cents, toCents } from './money.ts';

/** Whole cents of dollars with two decimals at most, as the wire carries hourly rates and task prices. */
export const centsOf = (dollars: number): Cents => toCents(Math.round(dollars * 100));

/** The same dollars of cents. */
export const dollarsOf = (cents: number): number => cents / 100;
