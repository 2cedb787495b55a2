import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, minute } from '#server/platform/clock.ts';
import { loadEnv } from '#server/platform/env.ts';
import { checksIn } from '#server/testing/a-check.ts';
import { checkrFake, checkrSecret } from '#server/testing/checkr-fake.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, anAdmin, type Somebody } from '#server/testing/people.ts';
import { checkrScreening } from './checkr-screening.ts';

const house = await aHouse();
const fake = await checkrFake();
const apiKey = 'a-secret-key-of-checkr';
const settings = { apiKey, webhookSecret: `older-secret-of-checkr,${checkrSecret}`, package: 'basic', url: fake.url };
Object.assign(house.kit, { screening: checkrScreening(settings) });
const checks = checksIn(house);

/** A paid check that was ordered, and Checkr's report. */
async function ordered(changes = {}): Promise<{ cleaner: Somebody; reportId: string }> {
  const cleaner = await aCleaner(house);
  const payment = await checks.openPayment(cleaner);
  await checks.pay(payment);
  assert.equal((await checks.initiate(cleaner, payment.paymentIntentId, changes)).status, 201);
  await checks.run('look-at-reports');
  await house.work();
  return { cleaner, reportId: [...fake.reports.keys()].at(-1) ?? '' };
}
const statusOf = async (cleaner: Somebody) => (await checks.statusOf(cleaner)).status;
const tell = async (type: string, reportId: string, secret?: string): Promise<number> => {
  const { body, headers } = fake.event(type, reportId, secret);
  return (await house.send('POST', '/webhooks/checkr', { body, headers })).status;
};
const clear = {
  ...{ status: 'complete', result: 'clear', ssn_trace: { status: 'complete', result: null } },
  county_criminal_searches: [{ status: 'complete', result: 'clear' }],
  sex_offender_search: { status: 'complete', result: 'clear' },
};

test('a check is ordered as one candidate with one report, and passes when Checkr says so', async () => {
  const { cleaner, reportId } = await ordered({ socialSecurityNumber: '512-45-6789' });
  const [candidate] = fake.candidates.values();
  const { custom_id: _, id, report_ids, ...sent } = candidate ?? assert.fail();
  assert.deepEqual(sent, {
    ...{ object: 'candidate', first_name: 'Carla', last_name: 'Reyes', no_middle_name: true },
    ...{ email: 'carla@example.com', phone: '5125550143', dob: '1990-04-12', zipcode: '78701' },
    work_locations: [{ country: 'US', state: 'TX', city: 'Austin' }],
    ssn: 'XXX-XX-XXXX',
  });
  assert.deepEqual([report_ids, fake.reports.get(reportId)?.package], [[reportId], 'basic']);
  assert.equal(fake.reports.get(reportId)?.candidate_id, id);
  fake.finish(reportId, clear);
  assert.equal(await tell('report.completed', reportId), 200);
  const check = await checks.statusOf(cleaner);
  assert.deepEqual(
    [check.status, check.details],
    ['PASSED', { criminalHistory: 'clear', sexOffenderRegistry: 'clear', ssnValidation: 'clear' }],
  );
});

test('what was found, or could not be looked at, waits for an admin as FAILED', async () => {
  const outcomes = [
    [
      { ...clear, result: 'consider', county_criminal_searches: [{ status: 'complete', result: 'consider' }] },
      'consider',
    ],
    [{ ...clear, result: 'consider' }, 'consider'],
    [{ ...clear, county_criminal_searches: [{ status: 'canceled', result: null }] }, 'consider'],
    [{ status: 'canceled', result: null }, undefined],
  ] as const;
  for (const [changes, criminalHistory] of outcomes) {
    const { cleaner, reportId } = await ordered();
    fake.finish(reportId, changes);
    await tell('report.completed', reportId);
    const { status, details } = await checks.statusOf(cleaner);
    assert.deepEqual([status, details.criminalHistory], ['FAILED', criminalHistory]);
  }
});

test('events come twice, early, late, in any order and about others, and what counts is the report', async () => {
  const { cleaner, reportId } = await ordered();
  const early = ['report.created', 'report.updated', 'report.suspended', 'report.resumed', 'report.completed'];
  for (const type of early) assert.equal(await tell(type, reportId), 200);
  assert.equal(await statusOf(cleaner), 'IN_PROGRESS');
  for (const status of ['suspended', 'paused', 'dispute']) {
    fake.finish(reportId, { status });
    assert.equal(await tell('report.updated', reportId), 200);
    assert.equal(await statusOf(cleaner), 'IN_PROGRESS', status);
  }
  fake.finish(reportId, clear);
  for (const type of ['report.updated', 'report.completed', 'report.completed'])
    assert.equal(await tell(type, reportId), 200);
  const admin = await anAdmin(house);
  await checks.decide(admin, cleaner, { decision: 'approve' });
  fake.finish(reportId, { status: 'complete', result: 'consider' });
  house.clock.forward(day);
  assert.equal(await tell('report.completed', reportId), 200);
  assert.equal(await statusOf(cleaner), 'APPROVED', 'a decision stands');
  for (const type of ['candidate.created', 'invitation.completed', 'report.never_heard_of'])
    assert.equal(await tell(type, reportId), 200);
  assert.equal(await tell('report.completed', 'of_another_account'), 200, 'nothing of ours, and not to be sent again');
});

test('whoever cannot sign is refused, and nothing is read', async () => {
  const { cleaner, reportId } = await ordered();
  fake.finish(reportId, clear);
  fake.calls.length = 0;
  assert.equal(await tell('report.completed', reportId, 'forged'), 400);
  const { body, headers } = fake.event('report.completed', reportId);
  for (const changed of [
    { body: `${body} `, headers },
    { body, headers: { 'content-type': 'application/json' } },
    { body, headers: { ...headers, 'x-checkr-signature': '' } },
  ])
    assert.equal((await house.send('POST', '/webhooks/checkr', changed)).status, 400);
  assert.deepEqual([fake.calls, await statusOf(cleaner)], [[], 'IN_PROGRESS']);
  assert.equal(await tell('report.completed', reportId, 'older-secret-of-checkr'), 200, 'while the secret is changed');
  assert.equal(await statusOf(cleaner), 'PASSED');
});

test('while Checkr is down the check waits, and nothing is ordered twice', async () => {
  const cleaner = await aCleaner(house);
  const payment = await checks.openPayment(cleaner);
  await checks.pay(payment);
  await checks.initiate(cleaner, payment.paymentIntentId);
  const made = { candidates: fake.candidates.size, reports: fake.reports.size };
  for (const fault of [500, 'cut', 429] as const) {
    fake.faults.push(fault);
    await checks.run('look-at-reports');
    await house.work().catch(() => {});
    assert.equal(await statusOf(cleaner), 'IN_PROGRESS');
    house.clock.forward(11 * minute);
  }
  fake.faults.length = 0;
  await checks.run('look-at-reports');
  await house.work();
  const order = { ...candidateOf(cleaner), reference: String([...fake.candidates.values()].at(-1)?.custom_id) };
  await house.kit.screening.order(order);
  assert.deepEqual([fake.candidates.size, fake.reports.size], [made.candidates + 1, made.reports + 1]);
  const reportId = [...fake.reports.keys()].at(-1) ?? '';
  fake.finish(reportId, clear);
  fake.faults.push(503);
  assert.equal(await tell('report.completed', reportId), 503, 'to be sent again');
  assert.equal(await tell('report.completed', reportId), 200);
  assert.equal(await statusOf(cleaner), 'PASSED');
});

const candidateOf = ({ email }: Somebody) => ({
  ...{ firstName: 'Carla', lastName: 'Reyes', email, phone: '5125550143', dateOfBirth: '1990-04-12' },
  socialSecurityNumber: '512-45-6789',
  address: { street: '9 Hidden Lane', city: 'Austin', state: 'TX', zipCode: '78701' },
});

test('without an SSN Checkr invites the candidate, once, and the report comes later', async () => {
  const { screening } = house.kit;
  const candidate = { ...candidateOf(await aCleaner(house)), socialSecurityNumber: null, reference: 'a check' };
  const reports = fake.reports.size;
  const { id } = await screening.order(candidate);
  assert.equal((await screening.order(candidate)).id, id);
  assert.deepEqual([fake.invitations.size, fake.reports.size], [1, reports]);
  assert.equal((await screening.readReport(id)).status, 'pending');
  fake.reports.set('from-the-candidate', { ...clear, id: 'from-the-candidate', candidate_id: id });
  fake.candidates.get(id)?.report_ids.push('from-the-candidate');
  assert.equal((await screening.readReport(id)).status, 'passed');
});

test('Checkr’s settings belong together', () => {
  const both = { CHECKR_API_KEY: apiKey, CHECKR_WEBHOOK_SECRET: checkrSecret };
  const checkr = { apiKey, webhookSecret: checkrSecret, package: 'tasker_standard', url: 'https://api.checkr.com' };
  assert.deepEqual(loadEnv(both).checkr, checkr);
  assert.equal(loadEnv({}).checkr, null);
  assert.throws(() => loadEnv({ CHECKR_API_KEY: apiKey }), /belong together/);
  assert.throws(() => loadEnv({ ...both, CHECKR_URL: 'https://elsewhere.example' }), /CHECKR_URL must be/);
});
