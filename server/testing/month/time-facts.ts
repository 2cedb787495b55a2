import { hour, minute } from '#server/platform/clock.ts';
import type { Month } from './a-month.ts';
import type { BusinessFact } from './business-fact.ts';
import { done, setMonthFees } from './hiring-facts.ts';

/** What the worker does by the clock and that touches money. */
const scheduled = [
  'charge-due-jobs',
  'charge-waiting',
  'reconcile-payments',
  'reconcile-payouts',
  'weekly-payouts',
  'sandbox-pay-out',
  'end-report-steps',
  'climb-ladders',
  'expire-jobs',
];

/** Time passes and the worker does everything that has fallen due. */
export async function timePasses(month: Month, milliseconds: number): Promise<void> {
  month.house.clock.forward(milliseconds);
  for (const task of scheduled) await month.house.kit.tasks.send(month.house.kit.db, task, {});
  await month.work();
  await setMonthFees(month);
}

const wait: BusinessFact = async (month) => {
  await timePasses(month, month.pick([4 * minute, 20 * minute, hour, 5 * hour]) ?? hour);
  return done;
};

/** The provider sends its latest events again, in whatever order. */
const replay: BusinessFact = async (month) => {
  await month.rows(`update sandbox_event set delivered_at = null
    where id in (select id from sandbox_event order by created_at desc, id limit 8)`);
  await month.house.kit.tasks.send(month.house.kit.db, 'sandbox-deliver', {});
  await month.work();
  return done;
};

/** The providers become unreliable, or recover. */
const weather: BusinessFact = async ({ faults, pick }) => {
  faults.percent = pick([0, 5, 10, 40]) ?? 0;
  return done;
};

export const timeFacts = [
  ['wait', 8, wait],
  ['replay', 2, replay],
  ['weather', 2, weather],
] as const;
