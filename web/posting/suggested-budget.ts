import { centsOf } from '#contract/dollars.ts';
import type { Job } from '#contract/jobs.ts';
import { type Cents, maximumPayoutCents, toCents } from '#contract/money.ts';
import { taskTemplates } from '#contract/task-templates.ts';

/** What the tasks add up to: the numbers of the template and of custom tasks are dollars. They move no money. */
export function suggestedBudget(type: Job['cleaningType'], custom: readonly { price: number }[]): Cents {
  const prices = [...taskTemplates[type], ...custom].map(({ price }) => price);
  return toCents(prices.reduce((sum, price) => sum + (isPrice(price) ? centsOf(price) : 0), 0));
}

/** What is being typed may be no amount yet, or more than any job may cost. */
const isPrice = (price: number) => Math.abs(price) <= maximumPayoutCents;
