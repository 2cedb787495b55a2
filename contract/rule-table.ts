import { type FairRule, fairRules } from './fair-rules.ts';

/** The rules whose percentages owners decide; the others take nothing off. In the order in which the page shows them. */
export const ownersRules = [
  ...(['late_15', 'late_30', 'late_60', 'task_skipped', 'task_contested'] as const),
  ...(['no_photo', 'doubtful_photo', 'damage', 'lockout', 'guest_present'] as const),
] as const satisfies FairRule[];
export type OwnersRule = (typeof ownersRules)[number];

/** What each finding takes off the payout, in percent. */
export type RuleTable = Record<OwnersRule, number>;
// every rule once
export const usualTable = Object.fromEntries(ownersRules.map((rule) => [rule, fairRules[rule].percent])) as RuleTable;

/** Whoever comes later is not better off. */
const latenessSteps = ['late_15', 'late_30', 'late_60'] as const satisfies OwnersRule[];
/** A step of lateness that takes less off than the one before; undefined where none does. */
export const tooLittleLate = (table: RuleTable): { rule: OwnersRule; least: number } | undefined =>
  latenessSteps
    .map((rule, step) => ({ rule, least: table[latenessSteps[step - 1] ?? rule] }))
    .find(({ rule, least }) => table[rule] < least);

export const isRuleTable = (value: unknown): value is RuleTable =>
  typeof value === 'object' && value !== null && ownersRules.every((rule) => rule in value);
