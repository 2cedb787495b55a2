import { centsOf } from '#contract/dollars.ts';
import type { Job } from '#contract/jobs.ts';
import { type Cents, toCents } from '#contract/money.ts';
import { taskTemplates } from '#contract/task-templates.ts';

/** What the tasks add up to: the numbers of the template and of custom tasks are dollars. They move no money. */
export function suggestedBudget(type: Job['cleaningType'], custom: readonly { price: number }[]): Cents {
  const prices = [...taskTemplates[type], ...custom].map(({ price }) => centsOf(price));
  return toCents(prices.reduce((sum, cents) => sum + (Number.isSafeInteger(cents) ? cents : 0), 0));
}
