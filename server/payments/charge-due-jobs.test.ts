import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { jobs } from '#server/jobs/table.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aSubmittedJob, type SubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import type { Somebody } from '#server/testing/people.ts';
import { payments } from './table.ts';

const house = await aHouse();

const pay = ({ job, host }: SubmittedJob, body?: object) =>
  house.post(`/api/jobs/${job.id}/checkout`, body, host.token);
const statusOf = async (jobId: string) =>
  (await house.kit.db.execute(`select status from job where id = '${jobId}'`)).rows[0]?.status;
const earningsOf = async (cleaner: Somebody) => (await house.get('/api/cleaner/earnings', cleaner.token)).body;

test('48 hours after submission the saved card is charged; the money is held until 72 hours after it', async () => {
  const due = await aSubmittedJob(house);
  const tick = async () => {
    await house.kit.tasks.send(house.kit.db, 'charge-due-jobs', {});
    await house.work();
  };
  house.clock.forward(48 * 3_600_000 - 1000);
  await tick();
  assert.equal(await statusOf(due.job.id), 'SUBMITTED');
  house.clock.forward(1000);
  await tick();
  await tick();
  assert.equal(await statusOf(due.job.id), 'PAID');
  const held = await earningsOf(due.cleaner);
  assert.deepEqual([held.balanceCents, held.pendingCents], [0, 11_500]);
  house.clock.forward(24 * 3_600_000);
  const released = await earningsOf(due.cleaner);
  assert.deepEqual([released.balanceCents, released.pendingCents], [11_500, 0]);
});

test('doubtful work is charged only after a week, unless the host pays first', async () => {
  const [waits, paid] = [await aSubmittedJob(house), await aSubmittedJob(house)];
  await house.kit.db.update(jobs).set({ doubts: ['small_photo'] });
  const tick = async () => {
    await house.kit.tasks.send(house.kit.db, 'charge-due-jobs', {});
    await house.work();
  };
  house.clock.forward(7 * 24 * 3_600_000 - 1000);
  await tick();
  assert.equal(await statusOf(waits.job.id), 'SUBMITTED');
  assert.equal((await pay(paid)).body.status, 'succeeded');
  house.clock.forward(1000);
  await tick();
  assert.equal(await statusOf(waits.job.id), 'PAID');
});

test('a due card that is declined is tried daily, five times, and the host is notified each time', async () => {
  const due = await aSubmittedJob(house, { card: testCards.insufficientFunds });
  house.clock.forward(48 * 3_600_000);
  const attempts: number[] = [];
  for (let hours = 0; hours < 8 * 24; hours += 12) {
    await house.kit.tasks.send(house.kit.db, 'charge-due-jobs', {});
    await house.work();
    const [row] = await house.kit.db.select().from(payments).where(eq(payments.jobId, due.job.id));
    attempts.push(row?.attempt ?? 0);
    house.clock.forward(12 * 3_600_000);
  }
  assert.deepEqual([attempts[0], attempts[1], attempts[2], attempts.at(-1)], [1, 1, 2, 5]);
  await aCard(house, due.host).then((good) => pay(due, { paymentMethodId: good.id }));
  assert.equal(await statusOf(due.job.id), 'PAID');
});

test('both sides are notified once of what was paid', async () => {
  const paid = await aSubmittedJob(house, { payoutCents: 9_900 });
  await pay(paid);
  await house.work();
  const mailsTo = async (email: string) => (await recentMails(house.kit.db, email)).map(({ text }) => text);
  const [toHost, ...more] = await mailsTo(paid.host.email);
  assert.match(toHost ?? '', /\$104\.00/);
  assert.equal(more.length, 0);
  assert.match((await mailsTo(paid.cleaner.email)).join(), /\$94\.00/);
});

test('a host whose saved card fails is notified', async () => {
  const due = await aSubmittedJob(house, { card: testCards.asks });
  house.clock.forward(48 * 3_600_000);
  await house.kit.tasks.send(house.kit.db, 'charge-due-jobs', {});
  await house.work();
  const [mail] = await recentMails(house.kit.db, due.host.email);
  assert.match(mail?.subject ?? '', /could not be charged/);
});
