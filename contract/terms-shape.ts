import { z } from 'zod';
import { ownersRules, type RuleTable } from './rule-table.ts';
import type { JobTerms, ReportTerms, Terms } from './usual-terms.ts';

const whole = z.number().int();

/** Whole hours, and percent of the payout. */
export const terms = z.object({
  confirmWithinHours: whole,
  confirmBeforeHours: whole,
  opensBeforeHours: whole,
  freeCancelHours: whole,
  lateCancelPercent: whole,
  chargedAfterHours: whole,
  reportableHours: whole,
  answerHours: whole,
  agreeHours: whole,
  decideHours: whole,
}) satisfies z.ZodType<Terms>;
export const jobTerms = terms.pick({
  freeCancelHours: true,
  lateCancelPercent: true,
  chargedAfterHours: true,
  reportableHours: true,
  opensBeforeHours: true,
}) satisfies z.ZodType<JobTerms>;
export const reportTerms = terms.pick({
  answerHours: true,
  agreeHours: true,
  decideHours: true,
}) satisfies z.ZodType<ReportTerms>;

/** What each finding takes off the payout, in percent. */
export const ruleTable = z.record(z.enum(ownersRules), z.number().int().min(0).max(100)) satisfies z.ZodType<RuleTable>;
