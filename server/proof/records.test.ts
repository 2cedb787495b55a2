import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, eq, sql } from 'drizzle-orm';
import { chainFaults } from '#contract/check-chain.ts';
import { brokenEntry } from '#contract/check-seal.ts';
import type { PublicLog, RecordLink } from '#contract/record-chain.ts';
import { webTools } from '#contract/record-tools.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, hour } from '#server/platform/clock.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';
import { hashOf } from './hashes.ts';
import { sealRecords } from './seal-records.ts';
import { sealedHeads, turnoverLinks, turnoverPeople } from './table.ts';

const house = await aHouse();
const { db } = house.kit;

const linksOf = (jobId: string) =>
  db.select().from(turnoverLinks).where(eq(turnoverLinks.jobId, jobId)).orderBy(asc(turnoverLinks.n));
async function faultsOf(jobId: string) {
  const links = (await linksOf(jobId)).map(
    ({ at, content, ...link }): RecordLink => ({
      ...link,
      at: at.toISOString(),
      content: content && JSON.parse(content),
    }),
  );
  return chainFaults({ job: { id: jobId }, links }, async (text) => hashOf(text));
}
const kindsOf = async (jobId: string) =>
  (await linksOf(jobId)).map(({ content }) => content && (JSON.parse(content) as { kind: string }).kind);
const log = async () => (await house.get('/.well-known/freshkey-log')).body as PublicLog;

test('each fact about a job is one link, with its price and what was said as a hash', async () => {
  const host = await aHost(house);
  await aCard(house, host);
  const cleaner = await anApprovedCleaner(house);
  const job = await aJob(house, host);
  const sent = await house.post(`/api/jobs/${job.id}/bids`, { amountCents: 9_900 }, cleaner.token);
  assert.equal(sent.status, 201);
  const said = { text: 'The key is under the mat' };
  const path = `/api/jobs/${job.id}/messages?cleanerId=${cleaner.id}`;
  assert.equal((await house.post(path, said, host.token)).status, 201);
  assert.deepEqual(await kindsOf(job.id), ['record begun', 'bid placed', 'message sent']);
  const links = await linksOf(job.id);
  assert.match(String(links[1]?.content), /"amountCents":9900/);
  assert.doesNotMatch(JSON.stringify(links), /under the mat/);
  assert.deepEqual(await faultsOf(job.id), []);
});

test('what is refused leaves no link', async () => {
  const { job, host } = await aSubmittedJob(house);
  assert.equal((await house.patch(`/api/jobs/${job.id}`, { status: 'IN_PROGRESS' }, host.token)).status >= 400, true);
  assert.deepEqual(await linksOf(job.id), []);
});

test('at once, links get one order', async () => {
  const host = await aHost(house);
  const job = await aJob(house, host);
  await Promise.all(Array.from({ length: 8 }, async () => aBidOf(job.id, (await anApprovedCleaner(house)).token)));
  assert.deepEqual(
    (await linksOf(job.id)).map(({ n }) => n),
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
  );
  assert.deepEqual(await faultsOf(job.id), []);
});
const aBidOf = async (jobId: string, token: string) =>
  assert.equal((await house.post(`/api/jobs/${jobId}/bids`, { amountCents: 9_000 }, token)).status, 201);

test('the database refuses to change a link, an entry or a sealed head', async () => {
  await sealRecords(house.kit);
  const changes = ['turnover_link set at = now()', 'log_entry set root = root', 'sealed_head set hash = hash'];
  for (const change of changes)
    await assert.rejects(db.execute(sql.raw(`update ${change}`)), ({ cause }: Error) =>
      /append-only/.test(String(cause)),
    );
});

test('once a day the heads that have grown are sealed, older jobs with what is known of them', async () => {
  const { job } = await aSubmittedJob(house);
  const before = (await log()).entries.length;
  const old = await aJob(house, await aHost(house));
  await aBidOf(old.id, (await anApprovedCleaner(house)).token);
  await sealRecords(house.kit);
  await sealRecords(house.kit);
  const published = await log();
  assert.equal(published.entries.length, before + 1, 'a day on which nothing grew has no entry');
  assert.equal(await brokenEntry(published, webTools), null);
  const sealed = await db.select().from(sealedHeads).where(eq(sealedHeads.jobId, old.id));
  assert.deepEqual(
    sealed.map(({ links }) => links),
    [2],
  );
  assert.deepEqual(
    await linksOf(job.id),
    [],
    'jobs older than the records are all taken up before the first entry only',
  );
  published.entries[0] = { ...(published.entries[0] ?? assert.fail()), chains: 7 };
  assert.equal(await brokenEntry(published, webTools), 1);
});

test('the first seal begins the chains of all jobs there are, and says so', async () => {
  const fresh = await aHouse();
  const host = await aHost(fresh);
  const job = await aJob(fresh, host);
  await sealRecords(fresh.kit);
  const [link] = await fresh.kit.db.select().from(turnoverLinks).where(eq(turnoverLinks.jobId, job.id));
  const content = JSON.parse(String(link?.content));
  assert.equal(content.kind, 'record begun');
  assert.deepEqual(
    content.known.timeline.map(({ kind }: { kind: string }) => kind),
    ['POSTED'],
  );
  await fresh.close();
});

test('the key changes after 90 days, and old keys stay in the log', async () => {
  house.clock.forward(91 * day);
  const job = await aJob(house, await aHost(house));
  await aBidOf(job.id, (await anApprovedCleaner(house)).token);
  await sealRecords(house.kit);
  const published = await log();
  assert.equal(published.keys.length, 2);
  assert.equal(published.keys[0]?.until, published.keys[1]?.since);
  assert.equal(await brokenEntry(published, webTools), null);
  assert.doesNotMatch(JSON.stringify(published), /private|BEGIN/i);
});

test('somebody who leaves leaves hashes that tell nothing, and the chain still verifies', async () => {
  const cleaner = await anApprovedCleaner(house);
  const job = await aJob(house, await aHost(house), { startTime: new Date(house.clock.now().getTime() + 72 * hour) });
  await aBidOf(job.id, cleaner.token);
  await aBidOf(job.id, (await anApprovedCleaner(house)).token);
  await house.post(`/api/jobs/${job.id}/messages`, { text: 'Hello' }, cleaner.token);
  const left = await house.send('DELETE', '/api/me', { as: cleaner.token, body: { email: cleaner.email } });
  assert.equal(left.status, 204);
  assert.deepEqual(await faultsOf(job.id), []);
  const people = await db.select().from(turnoverPeople).where(eq(turnoverPeople.jobId, job.id));
  assert.ok(people.every(({ personId }) => personId !== cleaner.id));
  const theirs = (await linksOf(job.id)).filter(({ cleanerId }) => cleanerId === cleaner.id);
  assert.ok(theirs.length > 0);
  assert.ok(theirs.every(({ salt, content, personId }) => salt === null && content === null && personId === null));
});

test('what a cleaner who left had found tells nothing any more either', async () => {
  const cleaner = await anApprovedCleaner(house);
  const job = await aJob(house, await aHost(house), { cleaner, status: 'SUBMITTED', startTime: house.clock.now() });
  const found = { kind: 'supply', item: 'Soap' };
  assert.equal((await house.post(`/api/jobs/${job.id}/findings`, found, cleaner.token)).status, 201);
  await db.update(jobs).set({ status: 'CANCELED' }).where(eq(jobs.id, job.id));
  assert.deepEqual(await kindsOf(job.id), ['record begun', 'supply low']);
  const left = await house.send('DELETE', '/api/me', { as: cleaner.token, body: { email: cleaner.email } });
  assert.equal(left.status, 204, JSON.stringify(left.body));
  assert.equal((await kindsOf(job.id))[1], null);
  assert.deepEqual(await faultsOf(job.id), []);
});
