import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { bids, blocks, jobs } from '#server/jobs/table.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { reviews } from '#server/reviews/table.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { type House, openHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, anAdmin, type Somebody } from '#server/testing/people.ts';

let house: House;
let host: Somebody;
let cleaner: Somebody;
let other: Somebody;
beforeEach(async () => {
  house = await openHouse();
  host = await aHost(house);
  cleaner = await aCleaner(house, { name: 'Carla Clean' });
  other = await aCleaner(house, { name: 'Otto Other' });
  await approve(house, cleaner);
  await approve(house, other);
});
afterEach(() => house.close());

const detail = (id: string, as?: Somebody) => house.get(`/api/jobs/${id}`, as?.token);
const secrets = () => ['12 Secret Street', 'third stone', host.email, 'Otto Other'];

test('someone a job does not concern gets 404, a visitor 401', async () => {
  const open = await aJob(house, host);
  const taken = await aJob(house, host, { status: 'ASSIGNED', cleaner });
  const pending = await aCleaner(house);
  await approve(house, pending, { status: 'PASSED' });
  const blocked = await aCleaner(house);
  await approve(house, blocked);
  await house.kit.db.insert(blocks).values({ hostId: host.id, cleanerId: blocked.id, createdAt: house.clock.now() });
  const cases: [string, Somebody | undefined, number][] = [
    [open.id, undefined, 401],
    [open.id, await aHost(house), 404],
    [open.id, pending, 404],
    [open.id, blocked, 404],
    [open.id, host, 200],
    [open.id, other, 200],
    [taken.id, other, 404],
    [taken.id, cleaner, 200],
    [taken.id, await anAdmin(house), 200],
    [newId(), host, 404],
    ['no-id', host, 404],
  ];
  for (const [id, who, expected] of cases) assert.equal((await detail(id, who)).status, expected, who?.name);
  const refused = await detail(taken.id, other);
  assert.deepEqual([refused.body.error, refused.body.message], ['not_found', 'Job not found or access denied.']);
});

test('a possible bidder sees the job without street, notes, contacts or other bids', async () => {
  const job = await aJob(house, host, { specialInstructions: 'Mind the cat' });
  await aBid(house, other, job, { message: 'I am Otto Other' });
  const { body } = await detail(job.id, cleaner);
  assert.deepEqual([body.property.address, body.property.notes], ['Austin, TX 78701', null]);
  assert.deepEqual([body.can, body.specialInstructions], [['weigh', 'bid', 'message'], 'Mind the cat']);
  assert.ok(!('bids' in body) && !('ownBid' in body));
  assert.deepEqual(
    [body.team, body.deliverables, body.reviews, body.canReview, body.dispute],
    [[], [], [], false, null],
  );
  assert.equal(body.tasks.length, 5);
  for (const secret of secrets()) assert.ok(!JSON.stringify(body).includes(secret), secret);
});

test('a bidder sees their own bid, and after losing neither the winner nor the agreed price', async () => {
  const job = await aJob(house, host);
  const won = await aBid(house, other, job, { amountCents: toCents(7700) });
  const lost = await aBid(house, cleaner, job);
  assert.equal((await detail(job.id, cleaner)).body.ownBid.id, lost.id);
  assert.ok(!(await detail(job.id, cleaner)).body.can.includes('bid'));
  const assigned = await house.post(`/api/jobs/${job.id}/assign`, { cleanerId: other.id }, host.token);
  assert.deepEqual([assigned.status, assigned.body.payoutCents], [200, 7700]);
  const { body } = await detail(job.id, cleaner);
  assert.deepEqual([body.status, body.cleaner, body.cleanerId, body.payoutCents], ['ASSIGNED', null, null, 12_000]);
  assert.deepEqual([body.ownBid.status, body.tasks, body.can], ['REJECTED', [], ['message']]);
  for (const secret of secrets()) assert.ok(!JSON.stringify(body).includes(secret), secret);
  assert.equal((await detail(job.id, other)).body.ownBid.id, won.id);
});

test('the host sees bids and the chosen team; a reopened job is back at the payout it was posted at', async () => {
  const job = await aJob(house, host);
  const first = await aBid(house, other, job, { amountCents: toCents(7700) });
  const second = await aBid(house, cleaner, job);
  const chosen = { primaryBidId: first.id, backupBidId: second.id };
  assert.equal((await house.patch(`/api/jobs/${job.id}/select-cleaners`, chosen, host.token)).status, 200);
  const { body: seen } = await detail(job.id, await anAdmin(house));
  assert.ok(!('bids' in seen || 'waitingBids' in seen), 'somebody is hired');
  const { body } = await detail(job.id, host);
  assert.deepEqual(body.bids.map(({ id }: { id: string }) => id).sort(), [first.id, second.id].sort());
  assert.deepEqual(body.team, [
    { rank: 1, bidId: first.id, cleanerId: other.id, name: 'Otto Other', amountCents: 7700 },
    { rank: 2, bidId: second.id, cleanerId: cleaner.id, name: 'Carla Clean', amountCents: 10_000 },
  ]);
  assert.deepEqual([body.cleaner.email, body.payoutCents], [other.email, 7700]);
  for (const somebody of [other, cleaner]) await house.post(`/api/jobs/${job.id}/withdraw`, undefined, somebody.token);
  const { body: reopened } = await detail(job.id, host);
  assert.deepEqual([reopened.status, reopened.payoutCents, reopened.urgency], ['OPEN', 12_000, 'URGENT']);
});

test('an admin is told who waits on an open job and for how much, the cheapest first, not what they wrote', async () => {
  const job = await aJob(house, host);
  await aBid(house, cleaner, job, { message: 'I live next door.' });
  await aBid(house, other, job, { amountCents: toCents(7700) });
  const { body } = await detail(job.id, await anAdmin(house));

  assert.deepEqual(
    body.waitingBids.map(({ cleaner: { name } }: { cleaner: { name: string } }) => name),
    ['Otto Other', 'Carla Clean'],
  );
  assert.ok(!JSON.stringify(body).includes('next door'));
  for (const somebody of [host, cleaner]) assert.ok(!('waitingBids' in (await detail(job.id, somebody)).body));
});

test('only the host sees who was invited to an open job and has not answered', async () => {
  const job = await aJob(house, host);
  const invited = (cleanerId: string) => house.post(`/api/jobs/${job.id}/requests`, { cleanerId }, host.token);
  for (const somebody of [cleaner, other]) assert.equal((await invited(somebody.id)).status, 201);
  await house.post(`/api/jobs/${job.id}/decline`, undefined, other.token);
  const invitedAt = house.clock.now().toISOString();
  const expected = [{ cleanerId: cleaner.id, name: 'Carla Clean', invitedAt }];
  assert.deepEqual((await detail(job.id, host)).body.invitations, expected);
  for (const somebody of [cleaner, other, await anAdmin(house)])
    assert.ok(!('invitations' in (await detail(job.id, somebody)).body), somebody.name);
  await house.post(`/api/jobs/${job.id}/accept`, undefined, cleaner.token);
  assert.deepEqual((await detail(job.id, host)).body.invitations, []);
});

test('host and assigned cleaner see each other and the street; an admin sees both but no bids', async () => {
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner });
  const { body } = await detail(job.id, cleaner);
  assert.deepEqual([body.host.email, body.property.notes], [host.email, 'The key lies under the third stone.']);
  assert.equal(body.property.address, '12 Secret Street, Austin, TX 78701');
  assert.equal((await detail(job.id, host)).body.cleaner.email, cleaner.email);
  const { body: seen } = await detail(job.id, await anAdmin(house));
  assert.deepEqual([seen.host.email, seen.cleaner.email, 'bids' in seen], [host.email, cleaner.email, false]);
});

test('the start opens two hours before; the card is charged 48 hours after submission', async () => {
  const job = await aJob(house, host, { status: 'SUBMITTED', cleaner });
  const { body } = await detail(job.id, host);
  assert.equal(body.startOpensAt, plus(job.startTime, -2 * hour).toISOString());
  assert.equal(body.settlesAt, plus(house.clock.now(), 2 * day).toISOString());
  assert.deepEqual(body.can, ['seePhotos', 'seeAccess', 'pay', 'report', 'shareReady', 'message']);
});

test('the timeline says who did what; what no one did, Freshkey did', async () => {
  const job = await aJob(house, host);
  await aBid(house, cleaner, job);
  await house.post(`/api/jobs/${job.id}/assign`, { cleanerId: cleaner.id }, host.token);
  const { body } = await detail(job.id, cleaner);
  const at = house.clock.now().toISOString();
  assert.deepEqual(body.timeline, [
    { kind: 'POSTED', at, actor: 'Freshkey' },
    { kind: 'ASSIGNED', at, actor: 'Hanna Host' },
  ]);
});

test('whose bid was not taken sees that somebody else got the job, and not how their work went', async () => {
  const job = await aJob(house, host, { startTime: plus(house.clock.now(), hour) });
  await aBid(house, other, job);
  await aBid(house, cleaner, job);
  await house.post(`/api/jobs/${job.id}/assign`, { cleanerId: cleaner.id }, host.token);
  await house.patch(`/api/jobs/${job.id}`, { status: 'IN_PROGRESS' }, cleaner.token);
  const kinds = async (who: Somebody) =>
    (await detail(job.id, who)).body.timeline.map(({ kind }: { kind: string }) => kind);
  assert.deepEqual(await kinds(cleaner), ['POSTED', 'ASSIGNED', 'STARTED']);
  assert.deepEqual(await kinds(other), ['POSTED', 'ASSIGNED']);
});

test('reviews are hidden until both have written, then shown once approved', async () => {
  const job = await aJob(house, host, { status: 'PAID', cleaner });
  const review = (author: Somebody, target: Somebody) =>
    house.post('/api/reviews', { jobId: job.id, targetId: target.id, overallStars: 5 }, author.token);
  const seenBy = async (who: Somebody) =>
    (await detail(job.id, who)).body.reviews.map(({ author }: { author: { name: string } }) => author.name);
  assert.deepEqual((await detail(job.id, cleaner)).body.canReview, true);
  await review(host, cleaner);
  await house.kit.db.update(reviews).set({ moderationStatus: 'APPROVED' });
  assert.deepEqual([await seenBy(host), await seenBy(cleaner)], [['Hanna Host'], []]);
  assert.deepEqual((await detail(job.id, host)).body.canReview, false);
  await review(cleaner, host);
  assert.deepEqual([await seenBy(host), await seenBy(cleaner)], [['Hanna Host'], ['Hanna Host', 'Carla Clean']]);
  await house.kit.db.update(reviews).set({ moderationStatus: 'APPROVED' });
  assert.deepEqual(await seenBy(host), ['Hanna Host', 'Carla Clean']);
});

test('an approved review shows after seven days even if the other side never wrote', async () => {
  const job = await aJob(house, host, { status: 'PAID', cleaner });
  const given = { jobId: job.id, authorId: host.id, targetId: cleaner.id, overallStars: 4, tipCents: toCents(0) };
  const at = { createdAt: house.clock.now(), moderationStatus: 'APPROVED' as const };
  await house.kit.db.insert(reviews).values({ id: newId(), ...given, ...at });
  house.clock.forward(7 * day - 1);
  assert.deepEqual((await detail(job.id, cleaner)).body.reviews, []);
  house.clock.forward(1);
  assert.equal((await detail(job.id, cleaner)).body.reviews.length, 1);
});

test('a job past its end can still be viewed, but takes no bids', async () => {
  const job = await aJob(house, host);
  await house.kit.db
    .update(jobs)
    .set({ startTime: plus(house.clock.now(), -2 * hour), endTime: house.clock.now() })
    .where(eq(jobs.id, job.id));
  assert.deepEqual((await detail(job.id, cleaner)).body.can, ['message']);
  const refused = await house.post(`/api/jobs/${job.id}/bids`, { amountCents: 9000 }, cleaner.token);
  assert.deepEqual([refused.status, refused.body.error], [409, 'job_not_open']);
  assert.deepEqual(await house.kit.db.select().from(bids), []);
});
