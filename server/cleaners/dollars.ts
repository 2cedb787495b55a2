import { type Cents, toCents } from '#contract/money.ts';

/** Whole cents of dollars that the contract has checked to have two decimals at most. */
export const centsOf = (dollars: number): Cents => toCents(Math.round(dollars * 100));

/** Dollars as the wire carries rates. */
export const dollarsOf = (cents: number): number => cents / 100;
