import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectBody, expectFields, expectList, expectRefusal } from '../client.ts';
import { mailTo, type Somebody } from '../people.ts';
import * as shape from '../wire-shapes.ts';
import { jobFor, story } from './story.ts';

const bid = (cleaner: Somebody, body: object) =>
  story.client.post(`/api/jobs/${story.jobId}/bids`, body, cleaner.token);
const choose = (body: object, by = story.host) =>
  story.client.patch(`/api/jobs/${story.jobId}/select-cleaners`, body, by.token);

test('an approved cleaner finds the job, without street and notes', async () => {
  const { client, carla, jobId } = story;
  const nearby = expectList(await client.get('/api/jobs/available', carla.token), shape.job);
  const found = nearby.find(({ id }: { id: string }) => id === jobId);
  assert.ok(found, 'The job is among those around the cleaner.');
  assert.deepEqual([found.property.address, found.property.notes], ['Austin, TX 78701', null]);
  assert.ok(found.distanceKm < 10 && found.can.includes('bid'));
  assert.deepEqual([found.host.email, found.host.phone], [undefined, undefined]);
  const starts = nearby.map(({ startTime }: { startTime: string }) => startTime);
  assert.deepEqual(starts, starts.toSorted());
  const deep = expectList(await client.get('/api/jobs/available?cleaningType=deep', carla.token), shape.job);
  assert.ok(deep.every(({ cleaningType }: { cleaningType: string }) => cleaningType === 'deep'));
  const recommended = expectBody(await client.get('/api/cleaner/recommended-jobs', carla.token), 200);
  const matches = shape.recommendedJob.array().max(10).parse(recommended);
  assert.ok(matches.some(({ id, reasons }) => id === jobId && reasons.length > 0));
  const percentages = matches.map(({ matchPercentage }) => matchPercentage);
  assert.deepEqual(
    percentages,
    percentages.toSorted((a, b) => b - a),
  );
  const preview = expectBody(await client.get('/api/jobs/preview', carla.token), 200, shape.previewJob.array());
  assert.ok(preview.some(({ id, city }: { id: string; city: string }) => id === jobId && city === 'Austin'));
  expectFields(await client.get('/api/jobs/available?limit=101', carla.token), { limit: 'Must be at most 100' });
  expectRefusal(await client.get('/api/jobs/available?cursor=x', carla.token), 400, 'invalid_input');
});

test('cleaners bid once each, at $30 or more, and see no bid but their own', async () => {
  const { client, host, carla, bruno, stranger, jobId } = story;
  expectFields(await bid(carla, { amountCents: 2999, message: 'Hello', estimatedHours: 13 }), {
    amountCents: 'Minimum bid is $30',
    message: 'Please provide a brief message about your bid',
    estimatedHours: 'Maximum 12 hours',
  });
  const good = { amountCents: 11050, message: 'I live two streets away.', estimatedHours: 2.5 };
  const mine = expectBody(await bid(carla, good), 201, shape.bid);
  assert.deepEqual([mine.amountCents, mine.status, mine.teamRank], [11050, 'PENDING', null]);
  assert.deepEqual(mine.cleanerProfile, { hourlyRate: 27.5 });
  expectRefusal(await bid(carla, good), 409, 'already_bid');
  expectRefusal(await bid(host, good), 403, 'forbidden');
  story.carlasBid = mine.id;
  story.brunosBid = expectBody(await bid(bruno, { amountCents: 10000 }), 201, shape.bid).id;
  const changed = await client.patch(`/api/bids/${story.brunosBid}`, { amountCents: 9999 }, bruno.token);
  assert.equal(expectBody(changed, 200, shape.bid).amountCents, 9999);
  expectRefusal(
    await client.patch(`/api/bids/${story.brunosBid}`, { amountCents: 9000 }, carla.token),
    404,
    'not_found',
  );
  const forHost = expectList(await client.get(`/api/jobs/${jobId}/bids`, host.token), shape.bid, 2);
  assert.deepEqual(forHost.map((one: { amountCents: number }) => one.amountCents).toSorted(), [11050, 9999]);
  expectRefusal(await client.get(`/api/jobs/${jobId}/bids`, stranger.token), 404, 'not_found');
  expectRefusal(await client.get(`/api/jobs/${jobId}/bids`, carla.token), 403, 'forbidden');
  const own = expectList(await client.get('/api/cleaner/bids?status=PENDING', carla.token), shape.ownBid, 1);
  assert.deepEqual([own[0].id, own[0].job.id], [story.carlasBid, jobId]);
  assert.equal((await jobFor(carla)).bids, undefined);
  await mailTo(client, host.email, ({ subject }) => /bid/i.test(subject));
});

test('pages of a list follow one another', async () => {
  const { client, host, jobId } = story;
  const first = await client.get(`/api/jobs/${jobId}/bids?limit=1`, host.token);
  assert.equal(first.headers.get('x-total-count'), '2');
  const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await client.get(next.replace(client.url, ''), host.token);
  assert.equal(expectBody(second, 200, shape.bid.array()).length, 1);
  assert.notEqual(second.body[0].id, first.body[0].id);
  assert.equal(second.headers.get('link'), null);
});

test('the host chooses a first and a second cleaner, each at the price of the bid', async () => {
  const { client, host, carla, bruno, stranger, jobId } = story;
  const team = { primaryBidId: story.carlasBid, backupBidId: story.brunosBid };
  expectFields(await choose({}), { primaryBidId: 'Please select at least a primary cleaner.' });
  expectFields(await choose({ ...team, backupBidId: story.carlasBid }), {
    backupBidId: 'Choose a different cleaner for each choice',
  });
  expectRefusal(await choose(team, stranger), 404, 'not_found', 'Job not found or access denied.');
  const seen = { [story.carlasBid]: 11050, [story.brunosBid]: 9999 };
  const agreed = { ...team, amountsCents: seen };
  expectRefusal(await choose({ ...team, amountsCents: { ...seen, [story.brunosBid]: 10000 } }), 409, 'stale');
  const assigned = expectBody(await choose(agreed), 200, shape.job);
  assert.deepEqual([assigned.status, assigned.cleanerId, assigned.payoutCents], ['ASSIGNED', carla.id, 11050]);
  assert.deepEqual([assigned.cleaner.email, assigned.cleaner.phone], [carla.email, '(512) 555-0143']);
  expectRefusal(await choose(agreed), 409, 'job_not_open');
  const again = await client.post(`/api/jobs/${jobId}/assign`, { cleanerId: bruno.id }, host.token);
  expectRefusal(again, 409, 'job_not_open');
  const { team: chosen, timeline } = await jobFor(host);
  assert.deepEqual(
    chosen.map(({ rank, name }: { rank: number; name: string }) => [rank, name]),
    [
      [1, carla.name],
      [2, bruno.name],
    ],
  );
  assert.deepEqual(
    timeline.map(({ kind }: { kind: string }) => kind),
    ['POSTED', 'ASSIGNED'],
  );
  const bids = expectList(await client.get(`/api/jobs/${jobId}/bids`, host.token), shape.bid, 2);
  const standing = bids.map(({ status, teamRank }: { status: string; teamRank: number }) => `${teamRank} ${status}`);
  assert.deepEqual(standing.toSorted(), ['1 ACCEPTED', '2 PENDING']);
});

test('the assigned cleaner sees street and host, confirms, and the backup sees neither', async () => {
  const { client, host, carla, bruno, jobId } = story;
  const seen = await jobFor(carla);
  assert.deepEqual(
    [seen.property.address, seen.property.notes],
    ['200 Congress Ave, Austin, TX 78701', 'Key under the third pot'],
  );
  assert.deepEqual([seen.host.email, seen.host.phone], [host.email, '(512) 555-0143']);
  const backup = await jobFor(bruno);
  assert.deepEqual([backup.property.address, backup.property.notes], ['Austin, TX 78701', null]);
  assert.ok(!JSON.stringify(backup).includes(host.email) && !JSON.stringify(backup).includes('Congress'));
  expectBody(await client.post(`/api/jobs/${jobId}/confirm`, undefined, carla.token), 200, shape.job);
  expectRefusal(await client.post(`/api/jobs/${jobId}/confirm`, undefined, bruno.token), 404, 'not_found');
  const assigned = expectList(await client.get('/api/cleaner/jobs/assigned', carla.token), shape.job, 1);
  assert.equal(assigned[0].id, jobId);
  expectList(await client.get('/api/cleaner/requests', carla.token), shape.job, 0);
  await mailTo(client, carla.email, ({ subject }) => /Lakeside Loft/.test(subject));
});
