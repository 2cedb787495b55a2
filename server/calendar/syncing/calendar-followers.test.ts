import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aFeed, anIntegration, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';

const feed = await aFeed();
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });

test('the jobs that waited for a card are posted when the card is saved, without another reading', async () => {
  const [host, other] = [await aHost(house), await aHost(house)];
  const paths: string[] = [];
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved']);
  for (const each of [host, other]) {
    const { id } = await anIntegration(house, each.token, (await aProperty(house, each)).id, feed);
    paths.push(`/api/calendar/integrations/${id}`);
    await house.post(`${paths.at(-1)}/sync`, undefined, each.token);
  }
  const jobsOf = async ({ token }: { token: string }) => (await house.get('/api/host/jobs', token)).body.length;
  assert.deepEqual([await jobsOf(host), await jobsOf(other)], [0, 0]);
  const read = feed.asked;
  await aCard(house, host);
  await house.work();
  assert.deepEqual([await jobsOf(host), await jobsOf(other), feed.asked], [1, 0, read]);
  const [decision] = (await house.get(`${paths[0]}/decisions`, host.token)).body;
  assert.equal(decision.cleaning.code, 'jobCreated');
});

test('a job that waited for a payment is posted once that is paid', async () => {
  const { sync, starts, host } = await aHostWithAFeed(house, feed);
  const cleaner = await anApprovedCleaner(house, 'Ben');
  const owed = await aJob(house, host, { status: 'SUBMITTED', cleaner });
  const bad = await aCard(house, host, testCards.insufficientFunds);
  await house.post(`/api/jobs/${owed.id}/checkout`, { paymentMethodId: bad.id }, host.token);
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved']);
  await sync();
  assert.deepEqual(await starts(), []);
  const good = await aCard(house, host);
  await house.post(`/api/jobs/${owed.id}/checkout`, { paymentMethodId: good.id }, host.token);
  await house.work();
  assert.deepEqual(await starts(), ['2026-05-14T16:00:00.000Z']);
});
