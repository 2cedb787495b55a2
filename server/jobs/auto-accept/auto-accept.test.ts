import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { paymentMethods } from '#server/cards/table.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const { bellsOf } = bellsIn(house);
const path = '/api/host/auto-accept';

interface Scene {
  host: Somebody;
  ana: Somebody;
}

/** A host with a card, whose favorite is Ana, and the rule as given. */
async function aRule(rule: object = { on: true, upToCents: 10_000 }): Promise<Scene> {
  const [host, ana] = [await aHost(house), await anApprovedCleaner(house, 'Ana')];
  await aCard(house, host);
  await house.put(`/api/host/cleaners/${ana.id}/favorite`, undefined, host.token);
  assert.equal((await house.put(path, rule, host.token)).status, 200);
  return { host, ana };
}

const bidOf = (who: Somebody, job: { id: string }, amountCents: number) =>
  house.post(`/api/jobs/${job.id}/bids`, { amountCents }, who.token);

async function seenBy({ token }: Somebody, job: { id: string }) {
  await house.work();
  return (await house.get(`/api/jobs/${job.id}`, token)).body;
}

test('there is no rule until one is written; off, it keeps what was written', async () => {
  const host = await aHost(house);
  assert.deepEqual((await house.get(path, host.token)).body, { on: false, upToCents: null, propertyIds: null });
  const property = await aProperty(house, host);
  const rule = { on: true, upToCents: 9000, propertyIds: [property.id] };
  assert.deepEqual((await house.put(path, rule, host.token)).body, rule);
  const off = { ...rule, on: false };
  assert.deepEqual((await house.put(path, off, host.token)).body, off);
  assert.deepEqual((await house.get(path, host.token)).body, off);
  const priceless = await house.put(path, { on: true }, host.token);
  assert.deepEqual([priceless.status, Object.keys(priceless.body.fields)], [400, ['upToCents']]);
  for (const upToCents of [2999, 100_000_000])
    assert.equal((await house.put(path, { on: true, upToCents }, host.token)).status, 400);
  const theirs = await aProperty(house, await aHost(house));
  assert.equal((await house.put(path, { ...rule, propertyIds: [theirs.id] }, host.token)).status, 404);
  assert.deepEqual((await house.get(path, host.token)).body, off);
});

test('a favorite’s bid up to the price is accepted as the host would, and says that the rule did it', async () => {
  const { host, ana } = await aRule();
  const ben = await anApprovedCleaner(house, 'Ben');
  const job = await aJob(house, host);
  await aBid(house, ben, job);
  await bidOf(ana, job, 10_000);
  const seen = await seenBy(host, job);
  assert.deepEqual([seen.status, seen.cleaner?.id, seen.payoutCents], ['ASSIGNED', ana.id, 10_000]);
  const [, assigned] = seen.timeline;
  assert.deepEqual([assigned.kind, assigned.byRule], ['ASSIGNED', true]);
  assert.ok((await bellsOf(host)).includes('acceptedByRule'));
  const { subject, text } = await lastMail(house, host.email);
  assert.match(subject, /^Your rule accepted Ana’s bid: Lakeside Loft/);
  assert.match(text, /Ana’s bid of \$100\.00/);
  assert.ok((await bellsOf(ana)).includes('bidAccepted'));
  assert.ok((await bellsOf(ben)).includes('bidRejected'));
  const [, toAna] = (await seenBy(ana, job)).timeline;
  assert.deepEqual([toAna.kind, 'byRule' in toAna], ['ASSIGNED', false], 'what the host would pay is not hers to know');
});

test('only a favorite’s, only up to the price, only while it is on, only at the homes that are named', async () => {
  const { host, ana } = await aRule();
  const stranger = await anApprovedCleaner(house, 'Stan');
  const job = await aJob(house, host);
  await bidOf(stranger, job, 5000);
  await bidOf(ana, job, 10_001);
  assert.equal((await seenBy(host, job)).status, 'OPEN');
  const elsewhere = await aProperty(house, host);
  await house.put(path, { on: true, upToCents: 20_000, propertyIds: [elsewhere.id] }, host.token);
  const { id } = (await house.get('/api/cleaner/bids', ana.token)).body[0];
  await house.patch(`/api/bids/${id}`, { amountCents: 9000 }, ana.token);
  assert.equal((await seenBy(host, job)).status, 'OPEN', 'another home');
  await house.put(path, { on: false, upToCents: 20_000 }, host.token);
  await house.patch(`/api/bids/${id}`, { amountCents: 8000 }, ana.token);
  assert.equal((await seenBy(host, job)).status, 'OPEN', 'off');
  await house.put(path, { on: true, upToCents: 20_000 }, host.token);
  assert.equal((await seenBy(host, job)).status, 'OPEN', 'bids that are there wait for the host');
  await house.patch(`/api/bids/${id}`, { amountCents: 7000 }, ana.token);
  assert.equal((await seenBy(host, job)).cleaner?.id, ana.id, 'a bid that was changed is a new one');
});

test('a bid that the worker comes to late is no new one for a rule that was written after it', async () => {
  const { host, ana } = await aRule();
  const job = await aJob(house, host);
  await bidOf(ana, job, 9000);
  house.clock.forward(1000);
  await house.put(path, { on: true, upToCents: 20_000 }, host.token);
  assert.equal((await seenBy(host, job)).status, 'OPEN');
});

test('nothing is accepted that the host could not accept: no card, an expired one, a check that is over', async () => {
  const { host, ana } = await aRule();
  const { db } = house.kit;
  const jobs = [await aJob(house, host), await aJob(house, host), await aJob(house, host)];
  const ofHost = eq(paymentMethods.userId, host.id);
  const [none, expired, unchecked] = jobs as [(typeof jobs)[0], (typeof jobs)[0], (typeof jobs)[0]];
  await db.update(paymentMethods).set({ removedAt: house.clock.now() }).where(ofHost);
  await bidOf(ana, none, 5000);
  assert.equal((await seenBy(host, none)).status, 'OPEN');
  await db.update(paymentMethods).set({ removedAt: null, expYear: 2020 }).where(ofHost);
  await bidOf(ana, expired, 5000);
  assert.equal((await seenBy(host, expired)).status, 'OPEN');
  await db.update(paymentMethods).set({ expYear: 2099 }).where(ofHost);
  await bidOf(ana, unchecked, 5000);
  const ofAna = eq(cleanerProfiles.userId, ana.id);
  await db.update(cleanerProfiles).set({ clearance: 'PASSED' }).where(ofAna);
  assert.equal((await seenBy(host, unchecked)).status, 'OPEN');
});

test('of two favorites who bid at once one gets the job, and one of two jobs at one time is taken', async () => {
  const { host, ana } = await aRule();
  const bea = await anApprovedCleaner(house, 'Bea');
  await house.put(`/api/host/cleaners/${bea.id}/favorite`, undefined, host.token);
  const [one, other] = [await aJob(house, host), await aJob(house, host)];
  await Promise.all([bidOf(ana, one, 5000), bidOf(bea, one, 5000), bidOf(ana, other, 5000)]);
  const [first, second] = [await seenBy(host, one), await seenBy(host, other)];
  assert.equal(first.status, 'ASSIGNED');
  assert.ok([ana.id, bea.id].includes(first.cleaner.id));
  const ofAna = [first, second].filter(({ cleaner }) => cleaner?.id === ana.id);
  assert.equal(ofAna.length, 1, 'she cannot be at two jobs at once');
});
