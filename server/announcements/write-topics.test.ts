import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as calls from '#contract/calls.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { openPage } from '#server/testing/open-page.ts';
import type { Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const { host, ana, ben, aLadder } = await aScene(house);
await aCard(house, host, testCards.pays);

interface Write {
  method: string;
  path: string;
  changes: readonly string[];
}

/** Makes a call as someone with another page open; returns what it sent and the topics that page was told about. */
async function heardBy(who: Somebody, { method, path }: Write, id: string, body?: object) {
  await house.work();
  house.clock.forward(30_000);
  const page = await openPage(house.app, who.token);
  const answer = await house.send(method, path.replace('{id}', id), { as: who.token, body });
  assert.ok(answer.status < 300, `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  await house.work();
  await page.hears('changed');
  page.leave();
  const changes = page.told.filter(({ event }) => event === 'changed');
  return { answer, topics: new Set(changes.flatMap(({ data }) => Object(data).topics)) };
}

/** The contract must tell the page that wrote everything the writer's other pages are told. */
async function isKnown(who: Somebody, write: Write, id: string, body?: object): Promise<{ id: string }> {
  const { answer, topics } = await heardBy(who, write, id, body);
  const unknown = [...topics].filter((topic) => !write.changes.includes(topic));
  assert.deepEqual(unknown, [], `${write.method} ${write.path}`);
  return answer.body;
}

test('bidding, hiring and giving a job back', async () => {
  const job = await aJob(house, host);
  const bid = await isKnown(ana, calls.placeBid, job.id, { amountCents: 9000 });
  await isKnown(ana, calls.changeBid, bid.id, { amountCents: 9500 });
  await isKnown(host, calls.assignCleaner, job.id, { cleanerId: ana.id, amountCents: 9500 });
  await isKnown(ana, calls.confirmJob, job.id);
  await isKnown(ana, calls.withdrawFromJob, job.id);
  const again = await isKnown(ana, calls.placeBid, job.id, { amountCents: 9000 });
  await isKnown(ana, calls.withdrawBid, again.id);
  await isKnown(host, calls.changeJob, job.id, { payoutCents: 15_000 });
  await isKnown(host, calls.changeJob, job.id, { status: 'CANCELED' });
});

test('invitations', async () => {
  const [declined, accepted] = [await aJob(house, host), await aJob(house, host)];
  for (const job of [declined, accepted])
    await house.post(`/api/jobs/${job.id}/requests`, { cleanerId: ben.id }, host.token);
  await isKnown(ben, calls.declineRequest, declined.id);
  await isKnown(ben, calls.acceptRequest, accepted.id);
});

test('the work, step by step', async () => {
  const { job } = await aLadder();
  house.clock.forward(job.startTime.getTime() - house.clock.now().getTime());
  await isKnown(ana, calls.changeJob, job.id, { status: 'IN_PROGRESS' });
});
