import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, plus } from '#server/platform/clock.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';
import { planOf, queriesOf } from '#server/testing/plans-of.ts';

const house = await aHouse();
const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
const job = await aJob(house, host);

/** A month in which the cleaner holds, bids on and could bid on something each day. */
async function aFullMonth() {
  for (let count = 1; count < 30; count++) {
    const startTime = plus(job.startTime, count * day);
    await aJob(house, host, { cleaner, status: 'ASSIGNED', startTime });
    await aBid(house, cleaner, await aJob(house, host, { startTime }));
    await aJob(house, host, { startTime });
    await aJob(house, host, { cleaner, status: 'PAID', startTime: plus(job.startTime, -count * day) });
  }
}

test('what a cleaner looks for and weighs is served by indexes, in as many queries however much there is', async () => {
  const reads = ['/api/jobs/map', '/api/jobs/map?near=78701&radiusKm=20&cleaningType=deep'];
  const paths = [...reads, `/api/jobs/${job.id}/before-bid`, `/api/cleaner/job-fits?ids=${job.id}`];
  const before = new Map<string, number>();
  for (const path of paths) before.set(path, (await queriesOf(house, path, cleaner.token)).length);
  await aFullMonth();
  for (const path of paths) {
    const asked = await queriesOf(house, path, cleaner.token);
    assert.equal(asked.length, before.get(path), path);
    for (const query of asked) {
      const plan = await planOf(house, query);
      assert.doesNotMatch(
        plan,
        /Seq Scan on (job|job_timeline|property|bid|block|cleaner_profile|fee_credit|job_request|session)\b/,
        `${path}\n${query.text}\n${plan}`,
      );
    }
  }
});
