import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { jobs } from '#server/jobs/table.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';

const house = await aHouse();

test('a backup keeps the price it was chosen at, and may leave the ladder', async () => {
  const { ben, aLadder, bidsOf } = await aScene(house);
  const { job, team } = await aLadder();
  const changed = await house.patch(`/api/bids/${team[1]?.id}`, { amountCents: 20_000 }, ben.token);
  assert.equal(changed.body.error, 'invalid_transition');
  assert.equal((await house.remove(`/api/bids/${team[1]?.id}`, ben.token)).status, 204);
  assert.deepEqual(await bidsOf(job), { Ana: ['ACCEPTED', 1], Ben: ['WITHDRAWN', null], Cleo: ['PENDING', 2] });
});

test('when the first withdraws, the next takes over at their own price; at the end the job reopens as urgent', async () => {
  const { host, ana, ben, cleo, aLadder, bidsOf, mailsTo } = await aScene(house);
  const { job } = await aLadder();
  const withdrawn = await house.post(`/api/jobs/${job.id}/withdraw`, undefined, ana.token);
  assert.equal(withdrawn.status, 200);
  assert.doesNotMatch(JSON.stringify(withdrawn.body), /Secret|stone|:11000/);
  assert.deepEqual(await bidsOf(job), { Ana: ['WITHDRAWN', null], Ben: ['ACCEPTED', 1], Cleo: ['PENDING', 2] });
  const { body: taken } = await house.get(`/api/jobs/${job.id}`, host.token);
  assert.deepEqual([taken.status, taken.payoutCents, taken.cleaner.name], ['ASSIGNED', 11_000, 'Ben']);
  assert.ok((await mailsTo(ben)).includes('You got the job: Lakeside Loft, Fri, May 8, 11:00\u00a0AM CDT'));
  await house.post(`/api/jobs/${job.id}/withdraw`, undefined, ben.token);
  await house.post(`/api/jobs/${job.id}/withdraw`, undefined, cleo.token);
  type Step = { kind: string; left?: string; cameIn?: string };
  const told: Step[] = (await house.get(`/api/jobs/${job.id}`, host.token)).body.timeline;
  assert.deepEqual(
    told.slice(2).map(({ kind, left, cameIn }) => [kind, left, cameIn]),
    [
      ['REASSIGNED', 'Ana', 'Ben'],
      ['REASSIGNED', 'Ben', 'Cleo'],
      ['REOPENED', 'Cleo', undefined],
    ],
  );
  const { body: open } = await house.get(`/api/jobs/${job.id}`, host.token);
  assert.deepEqual([open.status, open.urgency, open.payoutCents, open.cleanerId], ['OPEN', 'URGENT', 12_000, null]);
  const kinds = (await jobTimeline(job)).map(({ kind }) => kind);
  assert.deepEqual(kinds, ['POSTED', 'ASSIGNED', 'REASSIGNED', 'REASSIGNED', 'REOPENED']);
  assert.ok((await mailsTo(host)).includes('Your cleaner has withdrawn: Lakeside Loft, Fri, May 8, 11:00\u00a0AM CDT'));
});

test('a backup who can no longer come is skipped', async () => {
  const { ana, ben, aLadder, bidsOf } = await aScene(house);
  const { job } = await aLadder();
  await aJob(house, await aHost(house), { status: 'ASSIGNED', cleaner: ben, startTime: job.startTime });
  await house.post(`/api/jobs/${job.id}/withdraw`, undefined, ana.token);
  assert.deepEqual(await bidsOf(job), { Ana: ['WITHDRAWN', null], Ben: ['REJECTED', null], Cleo: ['ACCEPTED', 1] });
});

test('a cleaner who does not confirm loses the job to the next, who has 15 minutes; then it reopens', async () => {
  const { ana, ben, cleo, aLadder, mailsTo, jobRow } = await aScene(house);
  const { job } = await aLadder();
  house.clock.forward(12 * hour - 1);
  await climb();
  assert.equal((await jobRow(job)).cleaner_id, ana.id);
  house.clock.forward(1);
  await climb();
  await climb();
  assert.equal((await jobRow(job)).cleaner_id, ben.id);
  assert.deepEqual((await jobRow(job)).confirm_by, plus(house.clock.now(), hour / 4));
  assert.equal((await house.post(`/api/jobs/${job.id}/confirm`, undefined, ben.token)).status, 200);
  house.clock.forward(hour);
  await climb();
  assert.equal((await jobRow(job)).cleaner_id, ben.id);
  house.clock.set(plus(job.startTime, hour / 2));
  await climb();
  assert.equal((await jobRow(job)).cleaner_id, cleo.id);
  house.clock.forward(hour / 4);
  await climb();
  const { status, reopened, cleaner_id } = await jobRow(job);
  assert.deepEqual([status, reopened, cleaner_id], ['OPEN', true, null]);
  assert.deepEqual((await mailsTo(ana)).slice(0, 1), [
    'Lakeside Loft (Fri, May 8, 11:00\u00a0AM CDT) is no longer yours',
  ]);
  const why = async ({ token }: { token: string }) => (await house.get('/api/cleaner/bids', token)).body[0].lostBecause;
  assert.deepEqual(
    [await why(ana), await why(ben), await why(cleo)],
    [['notConfirmed'], ['notStarted'], ['notConfirmed']],
  );
});

test('nobody is promoted once the time of the job has passed, and its host hears that it ended without a cleaner', async () => {
  const { host, ben, aLadder, bidsOf, mailsTo, jobRow } = await aScene(house);
  const { job } = await aLadder();
  const before = (await mailsTo(ben)).length;
  house.clock.set((await jobRow(job)).end_time);
  await climb();
  const { status, cleaner_id } = await jobRow(job);
  assert.deepEqual([status, cleaner_id], ['OPEN', null]);
  assert.deepEqual(await bidsOf(job), { Ana: ['REJECTED', null], Ben: ['REJECTED', null], Cleo: ['REJECTED', null] });
  assert.equal((await mailsTo(ben)).length, before);
  const said = await mailsTo(host);
  assert.ok(said.some((subject: string) => subject.startsWith('Ended without a cleaner: Lakeside Loft')));
  assert.ok(!said.some((subject: string) => subject.startsWith('Your job is open again')));
});

test('who steps back after the end of a job leaves nothing open, and its host hears once that nobody came', async () => {
  const { host, ana, aLadder, mailsTo, jobRow } = await aScene(house);
  const { job } = await aLadder();
  assert.equal((await house.post(`/api/jobs/${job.id}/confirm`, undefined, ana.token)).status, 200);
  house.clock.set((await jobRow(job)).end_time);
  assert.equal((await house.post(`/api/jobs/${job.id}/withdraw`, undefined, ana.token)).status, 200);
  house.clock.forward(day);
  await house.kit.tasks.send(house.kit.db, 'expire-jobs', {});
  await house.work();
  assert.equal((await jobRow(job)).status, 'CANCELED');
  const said: string[] = await mailsTo(host);
  const [ended, open, closed] = ['Ended without a cleaner', 'Your job is open again', 'No cleaner was chosen'].map(
    (subject) => said.filter((one) => one.startsWith(subject)).length,
  );
  assert.deepEqual([ended, open, closed], [1, 0, 0]);
});

test('a job that cannot be passed on holds up no other', async () => {
  const { aLadder, jobRow } = await aScene(house);
  const [spoilt, sound] = [await aLadder(), await (await aScene(house)).aLadder()];
  house.clock.forward(12 * hour);
  const { $client } = house.kit.db;
  const [stuck, moving] = [(await jobRow(spoilt.job)).cleaner_id, (await jobRow(sound.job)).cleaner_id];
  const isStuck = `id <> '${spoilt.job.id}' or cleaner_id = '${stuck}'`;
  await $client.query(`alter table job add constraint spoilt check (${isStuck})`);
  await climb();
  assert.notEqual((await jobRow(sound.job)).cleaner_id, moving);
  await $client.query('alter table job drop constraint spoilt');
  await climb();
  assert.notEqual((await jobRow(spoilt.job)).cleaner_id, stuck);
});

test('only the assigned cleaner confirms or withdraws, and only before the work', async () => {
  const { host, ana, ben } = await aScene(house);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: ana });
  assert.equal((await house.post(`/api/jobs/${job.id}/confirm`, undefined, ben.token)).status, 404);
  assert.equal((await house.post(`/api/jobs/${job.id}/withdraw`, undefined, ben.token)).status, 404);
  assert.equal((await house.post(`/api/jobs/${job.id}/confirm`, undefined, ana.token)).status, 200);
  assert.equal((await house.post(`/api/jobs/${job.id}/confirm`, undefined, ana.token)).status, 200);
  const started = await aJob(house, host, {
    status: 'IN_PROGRESS',
    cleaner: ben,
    startTime: plus(house.clock.now(), 6 * day),
  });
  const late = await house.post(`/api/jobs/${started.id}/withdraw`, undefined, ben.token);
  assert.equal(late.body.error, 'invalid_transition');
});

const jobTimeline = async ({ id }: { id: string }): Promise<{ kind: string }[]> =>
  (await house.kit.db.$client.query('select kind from job_timeline where job_id = $1 order by at, id', [id])).rows;

async function climb() {
  await house.kit.db.transaction((tx) => house.kit.tasks.send(tx, 'climb-ladders', {}));
  await house.work();
}

test('once the job is paid its backups no longer need to stand by, and are notified', async () => {
  const { host, ana, ben, aLadder, bidsOf, jobRow } = await aScene(house);
  const { job } = await aLadder();
  await aCard(house, host);
  await house.kit.db
    .update(jobs)
    .set({ status: 'SUBMITTED', submittedAt: house.clock.now() })
    .where(eq(jobs.id, job.id));
  assert.ok((await house.get(`/api/jobs/${job.id}`, ben.token)).body.tasks.length > 0, 'a backup reads the checklist');
  assert.equal((await house.post(`/api/jobs/${job.id}/checkout`, {}, host.token)).body.status, 'succeeded');
  assert.equal((await jobRow(job)).status, 'PAID');
  assert.deepEqual(await bidsOf(job), { Ana: ['ACCEPTED', 1], Ben: ['REJECTED', null], Cleo: ['REJECTED', null] });
  await house.work();
  const kindsOf = async (token: string) =>
    (await house.get('/api/notifications', token)).body.map(({ kind }: { kind: string }) => kind);
  assert.ok((await kindsOf(ben.token)).includes('backupReleased'));
  assert.ok(!(await kindsOf(ana.token)).includes('backupReleased'));
});
