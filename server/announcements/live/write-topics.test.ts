import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as calendarCalls from '#contract/calendar-calls.ts';
import * as calls from '#contract/calls.ts';
import * as hiringCalls from '#contract/hiring-calls.ts';
import * as messageCalls from '#contract/message-calls.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aFeed, icalOf } from '#server/testing/a-feed.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { openPage } from '#server/testing/open-page.ts';
import { anAdmin, type Somebody } from '#server/testing/people.ts';

const feed = await aFeed();
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });
const { host, ana, ben, aLadder } = await aScene(house);
await aCard(house, host, testCards.pays);
// the process hears of changes from a moment after its first page was opened
const first = await openPage(house.app, host.token);
await first.hears('missed');
first.leave();

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
  const changes = page.heard.filter(({ event }) => event === 'changed');
  return { answer, topics: new Set(changes.flatMap(({ data }) => Object(data).topics)) };
}

/** The contract must tell the page that wrote everything the writer's other pages are told. */
async function isKnown(who: Somebody, write: Write, id: string, body?: object): Promise<{ id: string }> {
  const { answer, topics } = await heardBy(who, write, id, body);
  const unknown = [...topics].filter((topic) => !write.changes.includes(topic));
  assert.deepEqual(unknown, [], `${write.method} ${write.path}`);
  return answer.body;
}

/** A write that need not tell anybody: its answer, and what it does tell is known. */
async function isWritten(who: Somebody, write: Write, id: string, body?: object): Promise<{ id: string }> {
  const answer = await house.send(write.method, write.path.replace('{id}', id), { as: who.token, body });
  assert.ok(answer.status < 300, `${write.method} ${write.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  await house.work();
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

test('writing to each other', async () => {
  const job = await aJob(house, host);
  await isKnown(ana, messageCalls.sendMessage, job.id, { text: 'Is there parking?' });
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

test('calendars, from connecting one to removing it', async () => {
  const property = await aProperty(house, host);
  const form = { propertyId: property.id, platform: 'airbnb', externalPropertyId: '1', calendarUrl: feed.url };
  const { id } = await isWritten(host, calendarCalls.addIntegration, property.id, form);
  feed.body = icalOf(['2026-05-12', '2026-05-14', 'Reserved', 'a']);
  await isKnown(host, calendarCalls.syncIntegration, id);
  const { body: decisions } = await house.get(`/api/calendar/integrations/${id}/decisions`, host.token);
  await isKnown(host, calendarCalls.changeDecision, decisions[0].id, { decision: 'block' });
  await isKnown(host, calendarCalls.changeDecision, decisions[0].id, { decision: 'auto' });
  feed.body = icalOf();
  await house.post(`/api/calendar/integrations/${id}/sync`, undefined, host.token);
  await isKnown(host, calendarCalls.decideMissingStays, id, { decision: 'cancel' });
  await isWritten(await anAdmin(house), calendarCalls.syncAdminCalendar, id, { reason: 'The host asked for it' });
  await isWritten(host, calendarCalls.changeIntegration, id, { unclearMeans: 'stay' });
  await isKnown(host, calendarCalls.removeIntegration, id);
});

test('a stay that moves after its job was taken, and what becomes of the offer', async () => {
  const property = await aProperty(house, host);
  const form = { propertyId: property.id, platform: 'airbnb', externalPropertyId: '1', calendarUrl: feed.url };
  const { body: calendar } = await house.post('/api/calendar/integrations', form, host.token);
  const moveTo = (checkOut: string) => {
    feed.body = icalOf(['2026-05-12', checkOut, 'Reserved', 'a']);
    return house.post(`/api/calendar/integrations/${calendar.id}/sync`, undefined, host.token);
  };
  await moveTo('2026-05-14');
  const { body: open } = await house.get(`/api/host/jobs?status=OPEN&propertyId=${property.id}`, host.token);
  const [job] = open;
  await house.post(`/api/jobs/${job.id}/bids`, { amountCents: 9000 }, ben.token);
  await house.post(`/api/jobs/${job.id}/assign`, { cleanerId: ben.id, amountCents: 9000 }, host.token);
  const offered = async () => (await house.get(`/api/jobs/${job.id}`, host.token)).body.offeredChange.id;
  await moveTo('2026-05-15');
  await isKnown(host, hiringCalls.keepTime, job.id, { changeId: await offered() });
  await moveTo('2026-05-16');
  await isKnown(ben, hiringCalls.acceptChange, job.id, { changeId: await offered() });
  await moveTo('2026-05-17');
  await isKnown(ben, hiringCalls.leaveOverChange, job.id);
});
