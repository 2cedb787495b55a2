import { type Cents, toCents } from '#contract/money.ts';

/** The sums of some amounts, member by member. */
export function addUp<Name extends string>(
  names: readonly Name[],
  all: readonly Readonly<Record<Name, number>>[],
): Record<Name, Cents> {
  const sums = names.map((name) => [name, toCents(all.reduce((total, each) => total + each[name], 0))] as const);
  // one member for each name
  return Object.fromEntries(sums) as Record<Name, Cents>;
}
