import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aBid } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';

const house = await aHouse();

/** How many tasks of any kind have ever been sent. */
async function tasksSent(): Promise<number> {
  const { rows } = await house.kit.db.$client.query('select count(*)::int as sent from pgboss.job');
  return rows[0].sent;
}

async function sendsNothing(change: () => Promise<{ status: number; body: unknown }>): Promise<void> {
  await house.work();
  const before = await tasksSent();
  const { status, body } = await change();
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(await tasksSent(), before);
}

test('a job sent unchanged records nothing, one that changes does', async () => {
  const { host } = await aScene(house);
  const job = await aJob(house, host, { specialInstructions: 'Mind the cat.' });
  const patch = (body: object) => house.patch(`/api/jobs/${job.id}`, body, host.token);
  const { body: shown } = await patch({});
  const { startTime, endTime, payoutCents, cleaningType, specialInstructions, customTasks } = shown;
  await sendsNothing(() => patch({}));
  await sendsNothing(() => patch({ startTime, endTime, payoutCents, cleaningType, specialInstructions, customTasks }));
  const before = await tasksSent();
  await patch({ specialInstructions: 'Mind the dog.' });
  // it is announced, and read for what an admin should look at
  assert.equal(await tasksSent(), before + 2);
});

test('a bid sent unchanged stays as it is and records nothing', async () => {
  const { host, ana } = await aScene(house);
  const bid = await aBid(house, ana, await aJob(house, host), { message: 'Since ten years.', estimatedHours: 2.5 });
  const patch = (body: object) => house.patch(`/api/bids/${bid.id}`, body, ana.token);
  await sendsNothing(() => patch({}));
  await sendsNothing(() => patch({ amountCents: bid.amountCents, message: 'Since ten years.', estimatedHours: 2.5 }));
  const { body } = await patch({});
  assert.deepEqual([body.amountCents, body.message, body.estimatedHours], [10_000, 'Since ten years.', 2.5]);
  const before = await tasksSent();
  await patch({ message: null });
  // it is announced, and held against the host's rule
  assert.equal(await tasksSent(), before + 2);
});

test('a property or an account sent unchanged records nothing', async () => {
  const { host } = await aScene(house);
  const home = { title: 'Lakeside Loft', address: '12 Main St, Austin, TX 78701', zipCode: '78701' };
  const { body: property } = await house.post('/api/properties', home, host.token);
  await sendsNothing(() => house.put(`/api/properties/${property.id}`, home, host.token));
  const { body: me } = await house.get('/api/me', host.token);
  await sendsNothing(() => house.patch('/api/me', {}, host.token));
  await sendsNothing(() => house.patch('/api/me', { name: me.name, locale: me.locale }, host.token));
});
