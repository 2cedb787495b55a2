import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCents } from '#contract/money.ts';
import { hour, plus } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();

async function anAssignedJob({ startsIn = 6 * hour, card = testCards.pays } = {}) {
  const host = await aHost(house);
  await aCard(house, host, card);
  const cleaner = await anApprovedCleaner(house, 'Asa Assigned');
  const startTime = plus(house.clock.now(), startsIn);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime, payoutCents: toCents(12_001) });
  await aBid(house, cleaner, job, { status: 'ACCEPTED', amountCents: toCents(12_001) });
  return { job, host, cleaner };
}

test('both pages say what a late cancellation brings, from the cancellation on, and the host hears once of a refused card', async () => {
  const { job, host, cleaner } = await anAssignedJob({ card: testCards.insufficientFunds });
  await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
  await house.work();
  const seen = async ({ token }: Somebody) => (await house.get(`/api/jobs/${job.id}`, token)).body;
  const owed = { amountCents: 6_001, isPaid: false };
  const [hosts, cleaners] = [await seen(host), await seen(cleaner)];
  assert.deepEqual([hosts.lateCancellation, cleaners.lateCancellation], [owed, owed]);
  assert.deepEqual([cleaners.unpaid, cleaners.property.notes, hosts.unpaid.kind], [undefined, null, 'cancellation']);
  const bellsOf = async ({ token }: Somebody): Promise<{ kind: string; text: string }[]> =>
    (await house.get('/api/notifications', token)).body;
  const refused = (await bellsOf(host)).filter(({ kind }) => kind === 'cancellationUnpaid');
  assert.equal(refused.length, 1);
  const [canceled] = (await bellsOf(cleaner)).filter(({ kind }) => kind === 'jobCanceled');
  assert.match(canceled?.text ?? '', /50% of the payout, \$60\.01/);
  const { id: cardId } = await aCard(house, host);
  assert.notEqual(hosts.unpaid.cardId, cardId);
  const paid = await house.post(`/api/jobs/${job.id}/checkout`, { paymentMethodId: cardId }, host.token);
  assert.equal(paid.status, 200, JSON.stringify(paid.body));
  for (const one of [host, cleaner])
    assert.deepEqual((await seen(one)).lateCancellation, { amountCents: 6_001, isPaid: true });
});

test('a host is told what a late cancellation was charged', async () => {
  const { job, host } = await anAssignedJob();
  await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
  await house.work();
  const { body: bells } = await house.get('/api/notifications', host.token);
  const charged = bells.filter(({ kind }: { kind: string }) => kind === 'cancellationCharged');
  assert.deepEqual(
    charged.map(({ title }: { title: string }) => title),
    ['$60.01 charged for canceling'],
  );
  const mails = await recentMails(house.kit.db, host.email);
  assert.ok(mails.some(({ text }) => /canceled .* so \$60\.01 was charged/.test(text)));
});

test('a cancellation that costs nothing shows no money, and other bidders are told none', async () => {
  const { job, host, cleaner } = await anAssignedJob({ startsIn: 25 * hour });
  await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
  assert.equal((await house.get(`/api/jobs/${job.id}`, cleaner.token)).body.lateCancellation, null);
  const late = await anAssignedJob();
  const bidder = await anApprovedCleaner(house, 'Bo Bidder');
  await aBid(house, bidder, late.job, { status: 'REJECTED', amountCents: toCents(9_000) });
  await house.patch(`/api/jobs/${late.job.id}`, { status: 'CANCELED' }, late.host.token);
  assert.equal((await house.get(`/api/jobs/${late.job.id}`, bidder.token)).body.lateCancellation, null);
});
