import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { taskHandlers } from '#server/app.ts';
import { cleanerIdentities } from '#server/cleaners/table.ts';
import { day, minute } from '#server/platform/clock.ts';
import { mails } from '#server/platform/mail.ts';
import { checksIn } from '#server/testing/a-check.ts';
import { aHouse } from '#server/testing/house.ts';
import { onboardingForm } from '#server/testing/onboarding-form.ts';
import { aCleaner, anAdmin, type Somebody } from '#server/testing/people.ts';
import { backgroundChecks } from './table.ts';

const house = await aHouse();
let admin = await anAdmin(house);
const checks = checksIn(house);

const mailsTo = async ({ email }: Somebody) =>
  (await house.kit.db.select().from(mails).where(eq(mails.recipient, email))).map(({ subject, text }) => ({
    subject,
    text,
  }));

test('an order that a dead provider refused is placed later, once', async () => {
  const { screening } = house.kit;
  const order = screening.order;
  let down = true;
  screening.order = (candidate) => (down ? Promise.reject(new Error('down')) : order(candidate));
  const cleaner = await aCleaner(house);
  const payment = await checks.openPayment(cleaner);
  await checks.pay(payment);
  await checks.initiate(cleaner, payment.paymentIntentId);
  const [check] = await house.kit.db.select().from(backgroundChecks).where(eq(backgroundChecks.userId, cleaner.id));
  await assert.rejects(async () => taskHandlers(house.kit)['order-check']?.({ checkId: check?.id }));
  assert.equal((await checks.statusOf(cleaner)).status, 'IN_PROGRESS');
  down = false;
  await checks.run('look-at-reports');
  await checks.finishReports();
  assert.equal((await checks.statusOf(cleaner)).status, 'PASSED');
});

test('thirty days before the end a reminder goes out once, and the renewal keeps the old clearance until decided', async () => {
  const cleaner = await checks.checked(await aCleaner(house));
  await checks.decide(admin, cleaner, { decision: 'approve', notes: 'fine' });
  const early = await checks.openPayment(cleaner);
  await checks.pay(early);
  assert.equal((await checks.initiate(cleaner, early.paymentIntentId)).body.error, 'already_exists');
  house.clock.forward(336 * day);
  const again = await freshly(cleaner);
  for (let time = 0; time < 2; time++) {
    await checks.run('remind-of-check-renewal');
    await house.work();
  }
  const reminders = (await mailsTo(cleaner)).filter(({ subject }) => subject === 'Your background check expires soon');
  assert.equal(reminders.length, 1);
  const renewed = await checks.initiate(again, early.paymentIntentId);
  assert.deepEqual([renewed.status, renewed.body.status], [201, 'IN_PROGRESS'], JSON.stringify(renewed.body));
  assert.equal((await house.get('/api/cleaner/profile', again.token)).body.backgroundCheckStatus, 'APPROVED');
  house.clock.forward(31 * day);
  const expired = await freshly(cleaner);
  const { body: profile } = await house.get('/api/cleaner/profile', expired.token);
  assert.deepEqual([profile.backgroundCheckStatus, typeof profile.checkExpiredAt], [null, 'string']);
});

test('forms and SSNs are erased 30 days after the decision or when nobody paid', async () => {
  const decided = await checks.checked(await aCleaner(house));
  const unpaid = await aCleaner(house);
  await house.post('/api/cleaner/complete-onboarding', onboardingForm(), unpaid.token);
  await checks.initiate(unpaid, (await checks.openPayment(unpaid)).paymentIntentId);
  admin = await freshly(admin);
  await checks.decide(admin, decided, { decision: 'approve', notes: 'fine' });
  const sealedOf = async ({ id }: Somebody) => {
    const [row] = await house.kit.db.select().from(backgroundChecks).where(eq(backgroundChecks.userId, id));
    return row?.formSealed ?? null;
  };
  house.clock.forward(29 * day);
  await checks.run('erase-check-forms');
  assert.ok((await sealedOf(decided)) && (await sealedOf(unpaid)));
  house.clock.forward(day + minute);
  await checks.run('erase-check-forms');
  assert.deepEqual([await sealedOf(decided), await sealedOf(unpaid)], [null, null]);
  const [identity] = await house.kit.db.select().from(cleanerIdentities).where(eq(cleanerIdentities.userId, unpaid.id));
  assert.deepEqual([identity?.ssnSealed, identity?.ssnLast4], [null, '6789']);
});

/** The same person signed in again: sessions end while the clock runs ahead. */
async function freshly(person: Somebody): Promise<Somebody> {
  await house.kit.db.execute(
    sql`update session set expires_at = ${new Date('2030-01-01')} where user_id = ${person.id}`,
  );
  return person;
}
