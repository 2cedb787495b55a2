import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCents } from '#contract/money.ts';
import { receivesOf } from '#contract/receives.ts';
import { hour, minute } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { runTask } from '#server/testing/a-payout-account.ts';
import { aHouse } from '#server/testing/house.ts';
import { pdfOf } from '#server/testing/pdf-of.ts';
import { aHost } from '#server/testing/people.ts';

const house = await aHouse();

test('a host is told what a wait was charged, and the receipt calls half the price that', async () => {
  const host = await aHost(house);
  await aCard(house, host);
  const cleaner = await anApprovedCleaner(house, 'Asa Assigned');
  const payoutCents = toCents(12_000);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime: house.clock.now(), payoutCents });
  await aBid(house, cleaner, job, { status: 'ACCEPTED', amountCents: payoutCents, estimatedHours: 3 });
  await house.post(`/api/jobs/${job.id}/waiting`, { reason: 'no_access' }, cleaner.token);
  house.clock.forward(76 * minute);
  await house.post(`/api/jobs/${job.id}/could-not-clean`, undefined, cleaner.token);
  house.clock.forward(24 * hour);
  for (const task of ['charge-due-jobs', 'charge-waiting']) await runTask(house, task);
  await house.work();
  const { body: bells } = await house.get('/api/notifications', host.token);
  const waited = bells.find(({ kind }: { kind: string }) => kind === 'waitingCharged');
  assert.equal(waited?.title, '$40.00 charged for waiting');
  const mails = await recentMails(house.kit.db, host.email);
  assert.ok(mails.some(({ text }) => /had to wait .* so \$40\.00 was charged/.test(text)));
  const { text } = await pdfOf(house, `/api/jobs/${job.id}/receipt.pdf`, host);
  assert.match(text, /Half the agreed price/);
});

test('whoever left reads one sum everywhere before it is charged: half the agreed price and the wait', async () => {
  const cleaner = await anApprovedCleaner(house, 'Asa Assigned');
  const payoutCents = toCents(12_000);
  const startTime = house.clock.now();
  const job = await aJob(house, await aHost(house), { status: 'ASSIGNED', cleaner, startTime, payoutCents });
  await aBid(house, cleaner, job, { status: 'ACCEPTED', amountCents: payoutCents, estimatedHours: 6 });
  await house.post(`/api/jobs/${job.id}/waiting`, { reason: 'no_access' }, cleaner.token);
  house.clock.forward(76 * minute);
  await house.post(`/api/jobs/${job.id}/could-not-clean`, undefined, cleaner.token);
  const ask = async (path: string) => (await house.get(path, cleaner.token)).body;
  const [seen, money] = [await ask(`/api/jobs/${job.id}`), await ask(`/api/jobs/${job.id}/money`)];
  const { unpaid } = await ask('/api/cleaner/earnings');
  assert.deepEqual(
    [
      receivesOf(seen),
      money.cleanerReceivesCents,
      (await ask('/api/cleaner/today')).receivesCents,
      unpaid[0].amountCents,
    ],
    [8_000, 8_000, 8_000, 8_000],
  );
  assert.deepEqual(money.lines.at(-1), { kind: 'waiting', amountCents: 2_000 });
});
