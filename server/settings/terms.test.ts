import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { type TermName, usualTerms } from '#contract/usual-terms.ts';
import { verifyChain } from '#server/audit/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { hour, minute, plus } from '#server/platform/clock.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aReportedJob } from '#server/testing/a-report.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { anotherProcess } from '#server/testing/another-process.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { anAdmin } from '#server/testing/people.ts';
import { termsInForce } from './terms-in-force.ts';

const house = await aHouse();
const owner = await anAdmin(house);

async function decide(name: TermName, value: number) {
  const { body } = await house.get('/api/admin/decided-settings', owner.token);
  const { version } = body.find((setting: { name: string }) => setting.name === name);
  return house.put(`/api/admin/settings/${name}`, { value, version, reason: 'As agreed.' }, owner.token);
}
const undo = async (name: TermName, version: number) =>
  house.post(`/api/admin/settings/${name}/restore`, { to: 0, version, reason: 'As it was.' }, owner.token);
const inForce = async () => (await house.get('/api/config')).body.terms;

/** A job that starts in 30 hours, with a card to charge, its cleaner hired through the product. */
async function aHiredJob() {
  const scene = await aScene(house);
  await aCard(house, scene.host);
  const job = await aJob(house, scene.host, { startTime: plus(house.clock.now(), 30 * hour) });
  await aBid(house, scene.ana, job);
  assert.equal((await scene.assign(job, scene.ana)).status, 200);
  const seen = async () => (await house.get(`/api/jobs/${job.id}`, scene.ana.token)).body;
  return { ...scene, job, seen, cancel: () => cancel(job.id, scene.host.token) };
}
const cancel = (id: string, token: string) => house.patch(`/api/jobs/${id}`, { status: 'CANCELED' }, token);

test('what canceling late costs counts for who is hired from then on; a job keeps the terms of its hiring', async () => {
  const before = await aHiredJob();
  assert.equal((await decide('freeCancelHours', 48)).status, 200);
  assert.equal((await decide('lateCancelPercent', 80)).status, 200);
  const after = await aHiredJob();
  assert.deepEqual((await inForce()).freeCancelHours, 48);
  assert.deepEqual((await before.seen()).terms, {
    ...{ freeCancelHours: 24, lateCancelPercent: 50, chargedAfterHours: 48, reportableHours: 72 },
    opensBeforeHours: 2,
  });
  assert.deepEqual((await after.seen()).terms.lateCancelPercent, 80);
  for (const one of [before, after]) assert.equal((await one.cancel()).status, 200);
  await house.work();
  assert.equal((await before.seen()).lateCancellation, null, '30 hours before was early when its cleaner was hired');
  assert.deepEqual((await after.seen()).lateCancellation, { amountCents: 8_000, isPaid: true });
  const told = await lastMail(house, after.ana.email);
  assert.match(told.text, /less than 48 hours in advance\. 80% of the payout, \$80\.00, is yours/);
  assert.match(
    (await lastMail(house, after.host.email)).text,
    /\$80\.00 was charged to your card: 80% of the agreed price/,
  );
});

test('undone, the next job is hired at what was before, and the chain of decisions is whole', async () => {
  assert.equal((await undo('freeCancelHours', 1)).body.value, 24);
  assert.equal((await undo('lateCancelPercent', 1)).body.value, 50);
  assert.equal((await (await aHiredJob()).seen()).terms.freeCancelHours, 24);
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});

test('how long a hired cleaner has to confirm counts from the next hiring on; a deadline that was told stays', async () => {
  const before = await aHiredJob();
  await decide('confirmWithinHours', 3);
  const after = await aHiredJob();
  const at = plus(house.clock.now(), 3 * hour).toISOString();
  assert.deepEqual([(await after.seen()).confirmBy, (await before.seen()).confirmBy !== at], [at, true]);
  await undo('confirmWithinHours', 1);
  await decide('confirmBeforeHours', 20);
  const soon = await aHiredJob();
  assert.equal((await soon.seen()).confirmBy, plus(house.clock.now(), 10 * hour).toISOString());
  await undo('confirmBeforeHours', 1);
});

test('a job reopened by its cleaner has no terms until the next is hired, at those of that day', async () => {
  const { host, ana, ben, assign, job, seen } = await aHiredJob();
  await decide('chargedAfterHours', 60);
  assert.equal((await house.post(`/api/jobs/${job.id}/withdraw`, undefined, ana.token)).status, 200);
  assert.equal((await house.get(`/api/jobs/${job.id}`, host.token)).body.terms, null);
  await aBid(house, ben, job);
  assert.equal((await assign(job, ben)).status, 200);
  assert.equal((await house.get(`/api/jobs/${job.id}`, host.token)).body.terms.chargedAfterHours, 60);
  assert.equal((await seen()).status, 'ASSIGNED');
  await undo('chargedAfterHours', 1);
});

test('a card is charged no sooner than its host agreed to when posting, whatever is in force when somebody is hired', async () => {
  const { host, ben, assign } = await aScene(house);
  const posted = await aJob(house, host, { startTime: plus(house.clock.now(), 30 * hour) });
  house.clock.forward(minute);
  await decide('chargedAfterHours', 24);
  const later = await aJob(house, host, { startTime: plus(house.clock.now(), 60 * hour) });
  const keptBy = async (job: { id: string }) => {
    await aBid(house, ben, job);
    assert.equal((await assign(job, ben)).status, 200);
    return (await house.get(`/api/jobs/${job.id}`, host.token)).body.terms.chargedAfterHours;
  };
  assert.deepEqual([await keptBy(posted), await keptBy(later)], [48, 24]);
  await undo('chargedAfterHours', 3);
});

test('work opens, and the way in with it, so long before the start as was in force when its cleaner was hired', async () => {
  const before = await aHiredJob();
  const early = await decide('opensBeforeHours', 5);
  assert.deepEqual(
    [early.status, early.body.fields],
    [400, { value: 'Must be at most 2' }],
    'nobody sees a door code unconfirmed',
  );
  assert.equal((await decide('confirmBeforeHours', 5)).status, 200);
  assert.equal((await decide('opensBeforeHours', 5)).status, 200);
  assert.equal((await undo('confirmBeforeHours', 3)).body.fields.value, 'Must be at least 5');
  const after = await aHiredJob();
  const opensAt = async ({ seen }: typeof after) => (await seen()).startOpensAt;
  const { startTime } = after.job;
  assert.deepEqual(
    [await opensAt(before), await opensAt(after)],
    [plus(before.job.startTime, -2 * hour).toISOString(), plus(startTime, -5 * hour).toISOString()],
  );
  // hired before there was such a term: as it was then
  const { opensBeforeHours: _, ...older } = usualTerms;
  await house.kit.db
    .update(jobs)
    .set({ terms: older as typeof usualTerms })
    .where(eq(jobs.id, after.job.id)); // as older rows are
  assert.equal(await opensAt(after), plus(startTime, -2 * hour).toISOString());
  await undo('opensBeforeHours', 1);
  await undo('confirmBeforeHours', 3);
});

test('who takes over from another does so at the terms on which the host hired them together', async () => {
  const scene = await aScene(house);
  const { job } = await scene.aLadder();
  await decide('lateCancelPercent', 90);
  assert.equal((await house.post(`/api/jobs/${job.id}/withdraw`, undefined, scene.ana.token)).status, 200);
  const { body } = await house.get(`/api/jobs/${job.id}`, scene.host.token);
  assert.deepEqual([body.cleanerId, body.terms.lateCancelPercent], [scene.ben.id, 50]);
  await undo('lateCancelPercent', 3);
});

test('a report keeps the deadlines of the day on which it was made', async () => {
  const before = await aReportedJob(house);
  await decide('answerHours', 48);
  await decide('agreeHours', 36);
  const after = await aReportedJob(house);
  const now = house.clock.now();
  const disputeOf = async ({ job, host }: typeof before) =>
    (await house.get(`/api/jobs/${job.id}`, host.token)).body.dispute;
  assert.equal((await disputeOf(before)).deadline, plus(now, 24 * hour).toISOString());
  assert.deepEqual((await disputeOf(after)).terms, { answerHours: 48, agreeHours: 36, decideHours: 72 });
  assert.equal((await disputeOf(after)).deadline, plus(now, 48 * hour).toISOString());
  await house.work();
  assert.match((await lastMail(house, after.cleaner.email)).text, /answer within 48 hours/);
  assert.match((await lastMail(house, before.cleaner.email)).text, /answer within 24 hours/);
  for (const { disputeId, cleaner } of [before, after])
    await house.post(`/api/disputes/${disputeId}/answer`, { text: 'I cleaned it.' }, cleaner.token);
  assert.equal((await disputeOf(before)).deadline, plus(now, 24 * hour).toISOString());
  assert.equal((await disputeOf(after)).deadline, plus(now, 36 * hour).toISOString());
  const { body: bells } = await house.get('/api/notifications', after.cleaner.token);
  const reported = bells.find(({ kind }: { kind: string }) => kind === 'jobReported');
  assert.match(reported.text, /answer within 48 hours/);
});

test('a term decided in one process counts in another at once; beyond its bounds it is refused at the field', async () => {
  const { kit } = await anotherProcess(house);
  await decide('reportableHours', 96);
  assert.deepEqual(await termsInForce(kit.db, ['reportableHours', 'decideHours']), {
    ...{ reportableHours: 96, decideHours: 72 },
  });
  await decide('chargedAfterHours', 50);
  const refusals: [TermName, number, string][] = [
    ['freeCancelHours', 0, 'Must be at least 1'],
    ['lateCancelPercent', 101, 'Must be at most 100'],
    ['chargedAfterHours', 169, 'Must be at most 168'],
    ['reportableHours', 23, 'Must be at least 24'],
    ['answerHours', 11, 'Must be at least 12'],
    // whatever a card is charged for can still be reported then
    ['chargedAfterHours', 97, 'Must be at most 96'],
    ['reportableHours', 49, 'Must be at least 50'],
  ];
  for (const [name, value, sentence] of refusals)
    assert.equal((await decide(name, value)).body.fields.value, sentence, name);
});

test('of two owners who change a deadline at once one is told; support and finance change none', async () => {
  const send = (value: number, token: string) =>
    house.put('/api/admin/settings/decideHours', { value, version: 0, reason: 'As agreed.' }, token);
  const answers = await Promise.all([send(48, owner.token), send(96, owner.token)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  for (const staffRole of ['support', 'finance'] as const)
    assert.equal((await send(60, (await anAdmin(house, { staffRole })).token)).status, 403);
});

test('the card is charged, a report is possible and the money held as the job’s own terms say', async () => {
  const kept = { ...usualTerms, chargedAfterHours: 24, reportableHours: 30 };
  const [old, short] = [await aSubmittedJob(house), await aSubmittedJob(house)];
  await house.kit.db.update(jobs).set({ terms: kept }).where(eq(jobs.id, short.job.id));
  const statusOf = async ({ job, host }: typeof old) => {
    const { body } = await house.get(`/api/jobs/${job.id}`, host.token);
    return [body.status, body.can.includes('report')];
  };
  const charge = async () => {
    await house.kit.tasks.send(house.kit.db, 'charge-due-jobs', {});
    await house.work();
  };
  const { settlesAt } = (await house.get(`/api/jobs/${short.job.id}`, short.host.token)).body;
  assert.equal(settlesAt, plus(house.clock.now(), 24 * hour).toISOString());
  house.clock.forward(24 * hour);
  await charge();
  assert.deepEqual(
    [await statusOf(old), await statusOf(short)],
    [
      ['SUBMITTED', true],
      ['PAID', true],
    ],
  );
  const balanceOf = async () => (await house.get('/api/cleaner/earnings', short.cleaner.token)).body.balanceCents;
  assert.equal(await balanceOf(), 0);
  house.clock.forward(6 * hour + 1);
  assert.deepEqual(
    [await statusOf(old), await statusOf(short)],
    [
      ['SUBMITTED', true],
      ['PAID', false],
    ],
  );
  assert.equal(await balanceOf(), 11_500);
  const late = { reason: 'late', text: 'Late.' };
  const { body } = await house.post(`/api/jobs/${short.job.id}/disputes`, late, short.host.token);
  assert.match(body.message, /within 30 hours of submission/);
});
