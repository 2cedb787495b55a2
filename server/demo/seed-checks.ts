import { eq } from 'drizzle-orm';
import { decideCheck } from '#server/background-checks/decide-check.ts';
import { backgroundCheckTasks } from '#server/background-checks/index.ts';
import { initiateCheck } from '#server/background-checks/initiate-check.ts';
import { backgroundChecks } from '#server/background-checks/table.ts';
import { openCheckPayment } from '#server/payments/index.ts';
import { day, minute, plus, second } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { sandboxReports } from '#server/sandbox/table.ts';
import { demoAccounts } from './accounts.ts';
import { type TownCleaner, townCleaners } from './cleaners.ts';
import { inventedSsn, saveTestCard } from './seed-people.ts';
import type { Stage } from './stage.ts';

/** Days before today that the check was asked for; the admin's queue is of this week. */
const askedBefore: Record<TownCleaner['check'], number> = {
  APPROVED: 92,
  REJECTED: 30,
  FAILED: 3,
  PASSED: 2,
  IN_PROGRESS: 1,
  PENDING: 4,
};

/** A background check of every cleaner who was onboarded, in the state that the town's list says. */
export function seedChecks(stage: Stage): void {
  for (const [index, [mailbox, cleaner]] of Object.entries(townCleaners).entries()) {
    const asked = plus(stage.now, -askedBefore[cleaner.check] * day + index * minute);
    stage.at(asked, () => askForCheck(stage, mailbox, cleaner));
    if (cleaner.check === 'PENDING' || cleaner.check === 'IN_PROGRESS') continue;
    stage.at(plus(asked, 30 * second), () => lookAtReports(stage.kit));
    if (cleaner.check !== 'APPROVED' && cleaner.check !== 'REJECTED') continue;
    stage.at(plus(asked, 5 * 60 * minute), () => decide(stage, mailbox, cleaner));
  }
}

async function askForCheck(stage: Stage, mailbox: string, cleaner: TownCleaner): Promise<void> {
  const { kit, cast } = stage;
  const actor = cast.actor(mailbox);
  const { paymentIntentId } = await openCheckPayment(kit, actor.id);
  if (cleaner.check !== 'PENDING') {
    const methodId = await transact(kit, (tx) => saveTestCard(stage, tx, mailbox, '4242424242424242'));
    await kit.payments.confirmPayment({ paymentId: paymentIntentId, methodId, offSession: false, key: actor.id });
  }
  await initiateCheck(kit, actor, { ...formOf(mailbox, cleaner), paymentIntentId });
  await order(kit, actor.id, cleaner);
}

/** The sandbox fails whoever is called Fail. */
function formOf(mailbox: string, { phone, born, street, city, state, zipCode, check }: TownCleaner) {
  const account = demoAccounts.find(({ email }) => email.startsWith(`${mailbox}@`));
  const [firstName = '', lastName = ''] = (account?.name ?? '').split(' ');
  return {
    ...{ lastName, phone, dateOfBirth: born, email: account?.email ?? '' },
    firstName: check === 'FAILED' || check === 'REJECTED' ? 'Fail' : firstName,
    socialSecurityNumber: inventedSsn(phone),
    address: { street, city, state, zipCode },
  };
}

async function order(kit: Kit, userId: string, { check: wanted }: TownCleaner): Promise<void> {
  const [check] = await kit.db.select().from(backgroundChecks).where(eq(backgroundChecks.userId, userId));
  if (check?.status !== 'IN_PROGRESS') return;
  await backgroundCheckTasks(kit)['order-check']?.({ checkId: check.id });
  if (wanted !== 'IN_PROGRESS') return;
  // A county court that takes its time: the demo shows a check under way for a month.
  const doneAt = plus(kit.clock.now(), 30 * day);
  await kit.db.update(sandboxReports).set({ doneAt }).where(eq(sandboxReports.reference, check.id));
}

const lookAtReports = async (kit: Kit) => backgroundCheckTasks(kit)['look-at-reports']?.({});

async function decide({ kit, cast }: Stage, mailbox: string, { check }: TownCleaner): Promise<void> {
  await decideCheck(kit, cast.actor('admin'), cast.actor(mailbox).id, {
    decision: check === 'APPROVED' ? 'approve' : 'reject',
    notes: check === 'APPROVED' ? null : 'Last year’s county record concerns theft from a client’s home.',
  });
}
