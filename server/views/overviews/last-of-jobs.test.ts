import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, hour, plus } from '#server/platform/clock.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { aJob, type JobInTest } from '#server/testing/a-job.ts';
import { actingFor, aMember } from '#server/testing/a-member.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHouse } from '#server/testing/house.ts';
import type { Answer } from '#server/testing/peek-at-stream.ts';
import { aCleaner, aHost, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();

const anHourLater = () => house.clock.set(plus(house.clock.now(), hour));
const now = () => house.clock.now().toISOString();
const told = ({ body }: Answer) =>
  body.recent.map(({ job, kind, at }: { job: { id: string }; kind: string; at: string }) => [job.id, kind, at]);
const recent = async (host: Somebody) => told(await house.get('/api/host/overview', host.token));

async function anApproved(): Promise<Somebody> {
  const cleaner = await aCleaner(house);
  await approve(house, cleaner);
  return cleaner;
}

test('what happened last comes first, be it a bid or a change of state, and every job stands there once', async () => {
  const [host, cleaner] = [await aHost(house), await anApproved()];
  const [quiet, wanted] = [await aJob(house, host), await aJob(house, host)];
  anHourLater();
  await aBid(house, cleaner, quiet);
  const quietAt = now();
  anHourLater();
  await aBid(house, cleaner, wanted);
  const wantedAt = now();
  assert.deepEqual(await recent(host), [
    [wanted.id, 'BID', wantedAt],
    [quiet.id, 'BID', quietAt],
  ]);
  anHourLater();
  await house.patch(`/api/jobs/${quiet.id}`, { status: 'CANCELED' }, host.token);
  assert.deepEqual(await recent(host), [
    [quiet.id, 'CANCELED', now()],
    [wanted.id, 'BID', wantedAt],
  ]);
});

test('a bid that was withdrawn is none', async () => {
  const [host, cleaner] = [await aHost(house), await anApproved()];
  const job = await aJob(house, host);
  const postedAt = now();
  anHourLater();
  await aBid(house, cleaner, job, { status: 'WITHDRAWN' });
  assert.deepEqual(await recent(host), [[job.id, 'POSTED', postedAt]]);
});

test('who looks after some homes is told of their jobs only', async () => {
  const host = await aHost(house);
  const [own, other] = [await aProperty(house, host), await aProperty(house, host)];
  const job = await aJob(house, host, { property: own });
  await aJob(house, host, { property: other });
  const some = actingFor(house, host, await aMember(house, host, { role: 'VIEWER', homeIds: [own.id] }));
  assert.deepEqual(told(await some.get('/api/host/overview')), [[job.id, 'POSTED', now()]]);
});

test('of hundreds of jobs ahead, one that is far is found when somebody bids for it', async () => {
  const [host, cleaner] = [await aHost(house), await anApproved()];
  const property = await aProperty(house, host);
  const ahead = (days: number): Promise<JobInTest> =>
    aJob(house, host, { property, startTime: plus(house.clock.now(), days * day) });
  const far = await ahead(300);
  anHourLater();
  for (let days = 2; days < 160; days++) await ahead(days);
  anHourLater();
  const bid = { amountCents: 10_000, message: 'I know the house.', estimatedHours: 3 };
  const placed = await house.post(`/api/jobs/${far.id}/bids`, bid, cleaner.token);
  assert.equal(placed.status, 201, JSON.stringify(placed.body));
  const bidAt = now();
  assert.deepEqual((await recent(host))[0], [far.id, 'BID', bidAt]);
});
