import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { Series } from '#contract/series.ts';
import { taskHandlers } from '#server/app.ts';
import { day } from '#server/platform/clock.ts';
import { properties } from '#server/properties/table.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aSeries } from '#server/testing/a-series.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';

const house = await aHouse();
const states = (series: Series) => series.next.map(({ date, state }) => `${date.slice(5)} ${state}`);

async function aHostWithACard() {
  const host = await aHost(house);
  await aCard(house, host);
  return host;
}

test('one that begins in months shows its dates, takes exceptions before any is posted, and is named by its home', async () => {
  const host = await aHostWithACard();
  const far = { every: 'twoWeeks', firstDate: '2026-09-01', lastDate: '2026-09-29' };
  const series = await aSeries(house, host, far);
  assert.deepEqual(states(series), ['09-01 planned', '09-15 planned', '09-29 planned']);
  const path = `/api/series/${series.id}/dates/2026-09-01`;
  const { body } = await house.send('PUT', path, { body: { skipped: true }, as: host.token });
  assert.deepEqual(states(body), ['09-01 skipped', '09-15 planned', '09-29 planned']);
  const home = async () => (await house.get(`/api/host/properties/${series.propertyId}`, host.token)).body.repeats;
  assert.deepEqual(await home(), { date: '2026-09-15', paused: false });
  for (const date of ['2026-09-15', '2026-09-29'])
    await house.send('PUT', `/api/series/${series.id}/dates/${date}`, { body: { skipped: true }, as: host.token });
  assert.deepEqual(await home(), { date: null, paused: false }, 'all its dates left out is not paused');
  await house.post(`/api/series/${series.id}/pause`, {}, host.token);
  assert.deepEqual(await home(), { date: null, paused: true });
  await house.post(`/api/series/${series.id}/end`, {}, host.token);
  assert.equal(await home(), null);
});

test('where the zone of its home is not known, a running one posts nothing and says so', async () => {
  const host = await aHostWithACard();
  const series = await aSeries(house, host, { firstDate: '2026-06-09' });
  const { db } = house.kit;
  const set = (timeZone: string) => db.update(properties).set({ timeZone }).where(eq(properties.id, series.propertyId));
  await set('Etc/UTC');
  house.clock.forward(10 * day);
  await taskHandlers(house.kit)['post-series']?.({});
  const held = (await house.get(`/api/series/${series.id}`, host.token)).body;
  assert.deepEqual([held.held, states(held)[0]], ['zone', '06-09 planned']);
  await set('America/Chicago');
  await taskHandlers(house.kit)['post-series']?.({});
  const going = (await house.get(`/api/series/${series.id}`, host.token)).body;
  assert.deepEqual([going.held, states(going)[0]], [null, '06-09 posted']);
});
