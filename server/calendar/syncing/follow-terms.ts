import { changeForStay } from '#server/jobs/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { PropertyRow } from '#server/properties/index.ts';
import { cleaningWindow } from '../deciding/cleaning-window.ts';
import { jobsAsPosted } from './jobs-as-posted.ts';

/**
 * A property's guests leave or come at other hours from now on, or its usual payout is another. OPEN jobs that are as they
 * were posted after their stays follow; those that the host has changed on their own stay as they are. The caller holds
 * the property.
 */
export async function followTerms(kit: Kit, tx: Tx, after: PropertyRow, before: PropertyRow): Promise<void> {
  const hours = before.checkOutTime !== after.checkOutTime || before.checkInTime !== after.checkInTime;
  const payout = before.defaultPayoutCents !== after.defaultPayoutCents;
  if (!hours && !payout) return;
  // where the clock changed too, the jobs have followed it already
  const asPosted = await jobsAsPosted(tx, { ...before, timeZone: after.timeZone }, kit.clock.now());
  for (const { job, day, isAtUsualPayout } of asPosted) {
    const times = hours ? anotherWindow(kit, day, { job, property: after }) : null;
    const isPriced = payout && isAtUsualPayout;
    const change = { ...times, ...(isPriced && { payoutCents: after.defaultPayoutCents }) };
    if (times || isPriced) await changeForStay(kit, tx, job.id, change);
  }
}

type Posted = Awaited<ReturnType<typeof jobsAsPosted>>[number]['job'];

/** Null where it has begun by now, and where the job stands at it: a later check-in may move nothing. */
function anotherWindow({ clock }: Kit, day: string, { job, property }: { job: Posted; property: PropertyRow }) {
  const window = cleaningWindow(day, property);
  if (!window || window.startTime <= clock.now()) return null;
  return +window.startTime === +job.startTime && +window.endTime === +job.endTime ? null : window;
}
