import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { Series } from '#contract/series.ts';
import { taskHandlers } from '#server/app.ts';
import { jobRequests } from '#server/jobs/table.ts';
import { day } from '#server/platform/clock.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aSeries } from '#server/testing/a-series.ts';
import { openHouse } from '#server/testing/house.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';

test('a job of it goes first to the host’s favorites of its day, unless the host has picked them by name', async (t) => {
  const house = await openHouse();
  t.after(() => house.close());
  const host = await aHost(house);
  await aCard(house, host);
  const [ana, ben] = [await anApprovedCleaner(house, 'Ana'), await anApprovedCleaner(house, 'Ben')];
  const favor = (method: 'PUT' | 'DELETE', { id }: Somebody) =>
    house.send(method, `/api/host/cleaners/${id}/favorite`, { as: host.token });
  const invited = async (series: Series, date: string) => {
    const jobId = series.next.find((each) => each.date === date)?.jobId ?? '';
    const rows = await house.kit.db.select().from(jobRequests).where(eq(jobRequests.jobId, jobId));
    return rows.map(({ cleanerId }) => cleanerId);
  };
  assert.equal((await favor('PUT', ana)).status, 204);
  const show = async ({ id }: { id: string }): Promise<Series> =>
    (await house.get(`/api/series/${id}`, host.token)).body;
  const first = { cleanerIds: [ana.id], hours: 2 };
  const theirs = await aSeries(house, host, { inviteFirst: { ...first, favorites: true } });
  const named = await aSeries(house, host, { inviteFirst: first });
  assert.deepEqual(await invited(theirs, '2026-05-19'), [ana.id]);
  await favor('PUT', ben);
  await favor('DELETE', ana);
  house.clock.forward(8 * day);
  await taskHandlers(house.kit)['post-series']?.({});
  assert.deepEqual(await invited(await show(theirs), '2026-06-09'), [ben.id]);
  assert.deepEqual(await invited(await show(named), '2026-06-09'), [ana.id]);
  await favor('DELETE', ben);
  house.clock.forward(7 * day);
  await taskHandlers(house.kit)['post-series']?.({});
  const open = (await show(theirs)).next.find(({ date }) => date === '2026-06-16');
  const { status, body } = await house.get(`/api/jobs/${open?.jobId}`, host.token);
  assert.deepEqual([status, body.openToAllAt], [200, undefined], 'nobody is left to wait for');
});
