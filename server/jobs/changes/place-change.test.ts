import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hour, plus } from '#server/platform/clock.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { aJob, type JobInTest } from '#server/testing/a-job.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();

const loft = {
  title: 'Lakeside Loft',
  address: '12 Secret Street, Austin, TX 78701',
  bedrooms: 2,
  bathrooms: 1.5,
  notes: 'The key lies under the third stone.',
};
const elsewhere = {
  ...loft,
  address: '1 Market Street, San Francisco, CA 94105',
  bedrooms: 6,
  notes: 'Ask the porter.',
};
const old = [loft.address, 'America/Chicago', 2, loft.notes, 'Austin'];
const moved = [elsewhere.address, 'America/Los_Angeles', 6, 'Ask the porter.', 'San Francisco'];

const show = async ({ id }: { id: string }, { token }: Somebody) => (await house.get(`/api/jobs/${id}`, token)).body;
const placeIn = ({ property, timeZone, city }: Awaited<ReturnType<typeof show>>) => [
  ...[property.address, timeZone, property.bedrooms, property.notes, city],
];
const change = (job: JobInTest, { token }: Somebody, form: object = elsewhere) =>
  house.put(`/api/properties/${job.propertyId}`, form, token);
const accept = (job: JobInTest, { token }: Somebody, changeId: string) =>
  house.post(`/api/jobs/${job.id}/change/accept`, { changeId }, token);
const leave = (job: JobInTest, { token }: Somebody) => house.post(`/api/jobs/${job.id}/change/leave`, undefined, token);

/** Ana's job, hired at the loft, whose host then moves the property. */
async function anOffer() {
  const scene = await aScene(house);
  const { job, team } = await scene.aLadder();
  assert.equal((await change(job, scene.host)).status, 200);
  const { offeredChange } = await show(job, scene.ana);
  return { ...scene, job, team, changeId: String(offeredChange?.id) };
}

test('an assigned job keeps its place; host, cleaner and admins see what is offered, nobody else does', async () => {
  const { host, ana, ben, job } = await anOffer();
  for (const person of [host, ana, await anAdmin(house)]) {
    const seen = await show(job, person);
    assert.deepEqual(placeIn(seen), old, person.name);
    assert.equal(seen.startTime, job.startTime.toISOString());
    assert.equal(seen.offeredChange.agreedAt, null);
    assert.deepEqual(
      [seen.offeredChange.before.address, seen.offeredChange.after.address],
      [loft.address, elsewhere.address],
    );
    assert.ok(!('latitude' in seen.offeredChange.after));
  }
  const backup = await show(job, ben);
  assert.deepEqual([backup.offeredChange, backup.property.address], [null, 'Austin, TX 78701']);
  const { body: assigned } = await house.get('/api/cleaner/jobs/assigned', ana.token);
  assert.equal(assigned[0].property.address, loft.address);
});

test('what the cleaner agrees to counts from then on; the start stays the same instant', async () => {
  const { host, ana, job, changeId } = await anOffer();
  assert.deepEqual(
    (await show(job, ana)).can.filter((ability: string) => /change/i.test(ability)),
    ['acceptChange', 'leaveOverChange'],
  );
  const { status, body } = await accept(job, ana, changeId);
  assert.deepEqual([status, placeIn(body), body.startTime], [200, moved, job.startTime.toISOString()]);
  const seen = await show(job, host);
  assert.equal(seen.offeredChange.agreedAt, house.clock.now().toISOString());
  const again = await accept(job, ana, changeId);
  assert.deepEqual([again.status, again.body.error], [409, 'stale']);
  assert.equal((await leave(job, ana)).body.error, 'stale');
});

test('a newer change replaces the one that waits, and one that is taken back leaves nothing to answer', async () => {
  const { host, ana, job, changeId } = await anOffer();
  await change(job, host, { ...elsewhere, notes: 'Mind the dog.' });
  const unseen = await accept(job, ana, changeId);
  assert.deepEqual([unseen.status, unseen.body.error], [409, 'stale']);
  const { offeredChange } = await show(job, ana);
  assert.deepEqual([offeredChange.before.notes, offeredChange.after.notes], [loft.notes, 'Mind the dog.']);
  await change(job, host, { ...elsewhere, notes: 'Mind the dog.', title: 'Another name' });
  assert.equal((await show(job, ana)).offeredChange.id, offeredChange.id, 'nothing that the job keeps has changed');
  await change(job, host, loft);
  const after = await show(job, ana);
  assert.deepEqual([after.offeredChange, placeIn(after)], [null, old]);
  assert.equal((await accept(job, ana, offeredChange.id)).body.error, 'stale');
});

test('who leaves is no withdrawal to the host; the next begins with what they bid on and is offered the change', async () => {
  const { host, ana, ben, cleo, job, changeId, mailsTo, bidsOf } = await anOffer();
  await accept(job, ana, changeId);
  await house.post(`/api/jobs/${job.id}/withdraw`, undefined, ana.token);
  const bens = await show(job, ben);
  assert.deepEqual([bens.cleanerId, placeIn(bens)], [ben.id, old], 'Ben never agreed to what Ana did');
  assert.deepEqual([bens.offeredChange.agreedAt, bens.offeredChange.after.address], [null, elsewhere.address]);
  assert.equal((await accept(job, ben, changeId)).body.error, 'stale');
  assert.equal((await leave(job, ana)).status, 404);
  assert.equal((await leave(job, ben)).status, 200);
  assert.deepEqual(await bidsOf(job), { Ana: ['WITHDRAWN', null], Ben: ['WITHDRAWN', null], Cleo: ['ACCEPTED', 1] });
  assert.equal((await leave(job, cleo)).status, 200);
  const open = await show(job, host);
  assert.deepEqual(
    [open.status, open.offeredChange, placeIn(open)],
    ['OPEN', null, moved],
    'it follows its property again',
  );
  const mails = await mailsTo(host);
  assert.ok(mails.some((subject) => subject.startsWith('Another cleaner is taking over: Lakeside Loft, ')));
  assert.ok(mails.some((subject) => subject.startsWith('Your job is open again: Lakeside Loft, ')));
  await change(job, host, loft);
  assert.deepEqual(placeIn(await show(job, host)), old);
});

test('twenty answers at once, to agree and to leave: one effect', async () => {
  for (const share of [20, 10, 0]) {
    const { host, ana, ben, job, changeId, bidsOf } = await anOffer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index < share ? accept(job, ana, changeId) : leave(job, ana))),
    );
    const done = answers.filter(({ status }) => status === 200);
    assert.equal(done.length, 1);
    for (const { status } of answers) assert.ok([200, 404, 409].includes(status), String(status));
    const seen = await show(job, host);
    const agreed = done[0]?.body.cleanerId === ana.id;
    assert.equal(seen.cleanerId, agreed ? ana.id : ben.id);
    assert.deepEqual(placeIn(seen), agreed ? moved : old);
    assert.equal((await bidsOf(job)).Cleo?.[0], 'PENDING', 'nobody was passed over');
  }
});

test('a change and a choice at once: the job keeps one place, and the other is offered or its own', async () => {
  const { host, ana, assign } = await aScene(house);
  for (let round = 1; round <= 15; round++) {
    const job = await aJob(house, host, { startTime: plus(house.clock.now(), round * 8 * hour) });
    await aBid(house, ana, job);
    const [changed, assigned] = await Promise.all([change(job, host), assign(job, ana)]);
    assert.equal(changed.status, 200);
    const seen = await show(job, host);
    if (assigned.status === 404) assert.deepEqual([seen.status, placeIn(seen)], ['OPEN', moved]);
    else assert.deepEqual([placeIn(seen), seen.offeredChange?.after.address], [old, elsewhere.address]);
  }
});

test('once the work has begun, is paid or canceled, a job stays as it was and nothing is offered', async () => {
  const { host, ana } = await aScene(house);
  const startTime = plus(house.clock.now(), hour);
  const begun = await aJob(house, host, { status: 'ASSIGNED', cleaner: ana, startTime });
  const property = { id: begun.propertyId };
  const paid = await aJob(house, host, {
    status: 'PAID',
    cleaner: ana,
    property,
    startTime: plus(startTime, -72 * hour),
  });
  const later = { status: 'ASSIGNED', cleaner: ana, property, startTime: plus(startTime, 72 * hour) } as const;
  const canceled = await aJob(house, host, later);
  await change(begun, host);
  await house.patch(`/api/jobs/${canceled.id}`, { status: 'CANCELED' }, host.token);
  await house.patch(`/api/jobs/${begun.id}`, { status: 'IN_PROGRESS' }, ana.token);
  await change(begun, host, { ...elsewhere, bedrooms: 1 });
  for (const job of [begun, paid, canceled]) {
    const seen = await show(job, host);
    assert.deepEqual([seen.offeredChange, placeIn(seen)], [null, old], seen.status);
  }
  const late = await leave(begun, ana);
  assert.deepEqual([late.status, late.body.error], [409, 'invalid_transition']);
});

test('nobody can agree to a place that is too far from their next job', async () => {
  const { host, ana, job, changeId } = await anOffer();
  const next = { status: 'ASSIGNED', cleaner: ana, startTime: plus(job.endTime, hour) } as const;
  await aJob(house, host, next);
  const refused = await accept(job, ana, changeId);
  assert.deepEqual([refused.status, refused.body.error], [409, 'schedule_conflict']);
  const seen = await show(job, ana);
  assert.deepEqual([placeIn(seen), seen.offeredChange.agreedAt], [old, null]);
  assert.equal((await leave(job, ana)).status, 200);
});

test('the host can ask how many assigned jobs a change would be offered to', async () => {
  const { host, job } = await anOffer();
  await aJob(house, host);
  const answer = await house.get(`/api/host/jobs?status=ASSIGNED&propertyId=${job.propertyId}&limit=1`, host.token);
  assert.equal(answer.headers['x-total-count'], '1');
});
