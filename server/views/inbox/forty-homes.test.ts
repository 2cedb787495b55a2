import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, hour, plus } from '#server/platform/clock.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost } from '#server/testing/people.ts';

const house = await aHouse();
const [homes, jobs] = [40, 500];

/** What the dashboard reads before it is there, and the first page of its lists. */
const reads = [
  '/api/host/overview',
  '/api/host/inbox?limit=6',
  '/api/host/timeline?days=8&limit=100',
  '/api/host/jobs?limit=5',
  '/api/host/jobs?limit=20',
  '/api/host/properties?limit=30',
];

test('a host with 40 homes and 500 jobs gets pages, never all of them', async (context) => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  await aCard(house, host);
  const properties = [];
  for (let count = 0; count < homes; count++) properties.push(await aProperty(house, host));
  for (let count = 0; count < jobs; count++) {
    const property = properties[count % homes];
    assert.ok(property);
    const past = count >= 100;
    // the cleaner's jobs lie a day apart, so that none overlaps another
    const startTime = plus(house.clock.now(), past ? -count * day : (count % 40) * hour + hour);
    await aJob(house, host, { property, startTime, ...(past ? { status: 'PAID', cleaner } : {}) });
  }
  for (const path of reads) {
    const begun = performance.now();
    const { status, body, headers } = await house.get(path, host.token);
    context.diagnostic(`${path}: ${Math.round(performance.now() - begun)} ms, ${JSON.stringify(body).length} bytes`);
    assert.equal(status, 200, path);
    const limit = /limit=(\d+)/.exec(path)?.[1];
    if (limit) assert.ok(body.length <= Number(limit), path);
    if (path.startsWith('/api/host/jobs')) assert.equal(headers['x-total-count'], String(jobs));
  }
  const { body } = await house.get('/api/host/overview', host.token);
  assert.deepEqual(body.inbox, [{ kind: 'bidless', count: 100 }], 'counted in full');
  assert.ok(body.week.length <= 50, 'shown in part');
});
