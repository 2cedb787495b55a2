import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { jobs } from '#server/jobs/table.ts';
import { recentMails } from '#server/platform/mail.ts';
import { ProviderRefused } from '#server/platform/payment-provider.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aSubmittedJob, type SubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import type { Somebody } from '#server/testing/people.ts';
import { withProvider } from '#server/testing/with-provider.ts';
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
  assert.match(toHost ?? '', /\$99\.00 for the work of .+ and \$5\.00 for Freshkey, from the card ending in \d{4}\./);
  assert.equal(more.length, 0);
  assert.match((await mailsTo(paid.cleaner.email)).join(), /\$94\.00/);
});

test('a host whose saved card fails is notified', async () => {
  const due = await aSubmittedJob(house, { card: testCards.asks });
  house.clock.forward(48 * 3_600_000);
  await house.kit.tasks.send(house.kit.db, 'charge-due-jobs', {});
  await house.work();
  const [mail] = await recentMails(house.kit.db, due.host.email);
  assert.match(mail?.subject ?? '', /couldn’t charge your card/);
});

const charge = async () => {
  await house.kit.tasks.send(house.kit.db, 'charge-due-jobs', {});
  await house.work();
};

test('a host who leaves their bank’s question open is charged after 48 hours, as agreed, with the default card', async () => {
  const left = await aSubmittedJob(house);
  const asks = await aCard(house, left.host, testCards.asks);
  await house.post(`/api/host/payment-methods/${left.card?.id}/default`, undefined, left.host.token);
  assert.equal((await pay(left, { paymentMethodId: asks.id })).body.status, 'requires_action');
  house.clock.forward(48 * 3_600_000 - 1000);
  await charge();
  assert.equal(await statusOf(left.job.id), 'SUBMITTED');
  house.clock.forward(1000);
  await charge();
  assert.equal(await statusOf(left.job.id), 'PAID');
});

test('a charge that the bank asks about is told each day it is tried, and tried with a new default card', async () => {
  const asked = await aSubmittedJob(house, { card: testCards.asks });
  assert.equal((await pay(asked)).body.status, 'requires_action');
  house.clock.forward(48 * 3_600_000);
  const mails = async () =>
    (await recentMails(house.kit.db, asked.host.email)).filter(({ subject }) =>
      /couldn’t charge your card/.test(subject),
    );
  await charge();
  await charge();
  assert.equal((await mails()).length, 1, 'told at once, and once');
  for (let day = 0; day < 8; day++) {
    house.clock.forward(24 * 3_600_000);
    await charge();
  }
  const [row] = await house.kit.db.select().from(payments).where(eq(payments.jobId, asked.job.id));
  assert.deepEqual([row?.status, row?.attempt, (await mails()).length], ['requires_action', 5, 5]);

  const other = await aSubmittedJob(house, { card: testCards.asks });
  house.clock.forward(48 * 3_600_000);
  await charge();
  const good = await aCard(house, other.host);
  await house.post(`/api/host/payment-methods/${good.id}/default`, undefined, other.host.token);
  house.clock.forward(24 * 3_600_000);
  await charge();
  assert.equal(await statusOf(other.job.id), 'PAID');
});

test('what the worker charges after the host’s own try was declined is held, and is nobody’s doing', async () => {
  const tried = await aSubmittedJob(house, { card: testCards.insufficientFunds });
  assert.equal((await pay(tried)).body.status, 'declined');
  const good = await aCard(house, tried.host);
  await house.post(`/api/host/payment-methods/${good.id}/default`, undefined, tried.host.token);
  house.clock.forward(48 * 3_600_000);
  await charge();
  const { body: job } = await house.get(`/api/jobs/${tried.job.id}`, tried.host.token);
  const paid = job.timeline.find(({ kind }: { kind: string }) => kind === 'PAID');
  assert.deepEqual([job.status, paid?.actor], ['PAID', 'Freshkey']);
  const held = await earningsOf(tried.cleaner);
  assert.deepEqual([held.balanceCents, held.pendingCents], [0, 11_500]);
});

test('a card that the provider no longer has is told as declined, by hand and by the worker', async () => {
  const gone = await aSubmittedJob(house);
  const restore = withProvider(house, (provider) => ({
    ...provider,
    confirmPayment: () => Promise.reject(new ProviderRefused('No such payment method', 'resource_missing')),
  }));
  assert.equal((await pay(gone)).body.status, 'declined');
  house.clock.forward(48 * 3_600_000);
  await charge();
  restore();
  const [mail] = await recentMails(house.kit.db, gone.host.email);
  assert.match(mail?.subject ?? '', /couldn’t charge your card/);
  assert.equal((await house.get('/api/host/owed', gone.host.token)).body.jobId, gone.job.id);
});

test('a card that has expired since it was saved is declined: both are told why, and another one settles it', async () => {
  const due = await aSubmittedJob(house);
  const saved = house.clock.now();
  const thisMonth = { expMonth: saved.getUTCMonth() + 1, expYear: saved.getUTCFullYear() };
  const old = await aCard(house, due.host, '5555555555554444', thisMonth);
  await house.post(`/api/host/payment-methods/${old.id}/default`, undefined, due.host.token);
  house.clock.set(new Date(Date.UTC(saved.getUTCFullYear(), saved.getUTCMonth() + 1, 2)));
  await house.kit.tasks.send(house.kit.db, 'charge-due-jobs', {});
  await house.work();
  const unpaidTo = async ({ token }: Somebody) => (await house.get(`/api/jobs/${due.job.id}`, token)).body.unpaid;
  const { why, declineReason } = await unpaidTo(due.host);
  assert.deepEqual([why, declineReason, (await unpaidTo(due.cleaner)).why], ['expired', 'expired', 'expired']);
  assert.equal((await pay(due, { paymentMethodId: old.id })).body.message, 'Your card has expired.');
  const { body: cards } = await house.get('/api/host/payment-methods', due.host.token);
  const other = cards.find(({ id }: { id: string }) => id !== old.id);
  assert.equal((await pay(due, { paymentMethodId: other.id })).body.status, 'succeeded');
  assert.equal(await statusOf(due.job.id), 'PAID');
});
