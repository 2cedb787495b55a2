import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { day, plus } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { checksIn } from '#server/testing/a-check.ts';
import { aJob } from '#server/testing/a-job.ts';
import { anSsn } from '#server/testing/an-ssn.ts';
import { aHouse } from '#server/testing/house.ts';
import { onboardingForm } from '#server/testing/onboarding-form.ts';
import { aCleaner, aHost, anAdmin, type Somebody } from '#server/testing/people.ts';
import { backgroundChecks } from './table.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const host = await aHost(house);
const checks = checksIn(house);

interface Verified extends Somebody {
  ssn: string;
}

const onboard = ({ token }: Somebody, changes = {}) =>
  house.post('/api/cleaner/complete-onboarding', onboardingForm(changes), token);
const bidOn = async ({ token }: Somebody) =>
  house.post(`/api/jobs/${(await aJob(house, host)).id}/bids`, { amountCents: 9000 }, token);
const clearanceOf = async ({ token }: Somebody) =>
  (await house.get('/api/cleaner/profile', token)).body.backgroundCheckStatus;
const inQueue = async ({ id }: Somebody) =>
  (await house.get(`/api/admin/background-checks?q=${id}`, admin.token)).body[0];

/** Onboarded, checked and approved as Carla Reyes. */
async function aVerifiedCleaner(): Promise<Verified> {
  const cleaner = { ...(await aCleaner(house, { name: 'Carla Reyes' })), ssn: anSsn() };
  assert.equal((await onboard(cleaner, { socialSecurityNumber: cleaner.ssn })).status, 200);
  await checks.checked(cleaner, { socialSecurityNumber: cleaner.ssn });
  assert.equal((await checks.decide(admin, cleaner, { decision: 'approve' })).status, 200);
  return cleaner;
}

const whatChanges: [string, (cleaner: Verified) => Promise<{ status: number }>][] = [
  ['name, in the account', ({ token }) => house.patch('/api/me', { name: 'Carol Buyer' }, token)],
  ['last name', (cleaner) => onboard(cleaner, { socialSecurityNumber: cleaner.ssn, lastName: 'Buyer' })],
  ['date of birth', (cleaner) => onboard(cleaner, { socialSecurityNumber: undefined, dateOfBirth: '1985-01-02' })],
  ['SSN', (cleaner) => onboard(cleaner, { socialSecurityNumber: anSsn() })],
];

for (const [what, change] of whatChanges)
  test(`verified is who was checked: another ${what} puts the check back and ends bidding`, async () => {
    const cleaner = await aVerifiedCleaner();
    assert.equal((await bidOn(cleaner)).status, 201);
    assert.equal((await change(cleaner)).status, 200);
    const status = await checks.statusOf(cleaner);
    assert.deepEqual([status.status, status.identityChangedAt], ['PENDING', house.clock.now().toISOString()]);
    assert.equal(await clearanceOf(cleaner), 'PENDING');
    const refused = await bidOn(cleaner);
    assert.deepEqual([refused.status, refused.body.error], [403, 'background_check_required']);
    await house.work();
    const mails = await recentMails(house.kit.db, cleaner.email);
    assert.ok(mails.some(({ subject }) => subject === 'You need a new background check'));
    assert.ok((await inQueue(cleaner)).identityChangedAt, 'admins see it');
  });

test('the same answers again, or other capitals and spaces, change nothing', async () => {
  const cleaner = await aVerifiedCleaner();
  await onboard(cleaner, { socialSecurityNumber: cleaner.ssn });
  await onboard(cleaner, { socialSecurityNumber: undefined, firstName: ' CARLA', lastName: 'reyes ' });
  await house.patch('/api/me', { name: 'carla  Reyes', phone: '(512) 555-0000' }, cleaner.token);
  assert.equal((await checks.statusOf(cleaner)).status, 'APPROVED');
  assert.equal((await bidOn(cleaner)).status, 201);
});

test('a corrected spelling is approved by an admin, with a note, until the day it would have ended anyway', async () => {
  const cleaner = await aVerifiedCleaner();
  const { expiresAt } = await checks.statusOf(cleaner);
  await house.patch('/api/me', { name: 'Karla Reyes' }, cleaner.token);
  house.clock.forward(60_000);
  const bare = await checks.decide(admin, cleaner, { decision: 'approve' });
  assert.deepEqual([bare.status, bare.body.fields], [400, { notes: 'Enter a reason' }]);
  const noted = await checks.decide(admin, cleaner, { decision: 'approve', notes: 'Seen her licence: Karla.' });
  assert.deepEqual([noted.body.status, noted.body.identityChangedAt], ['APPROVED', null]);
  assert.equal((await checks.statusOf(cleaner)).expiresAt, expiresAt);
  assert.equal((await bidOn(cleaner)).status, 201);
});

test('an admin who does not believe it rejects', async () => {
  const cleaner = await aVerifiedCleaner();
  await house.patch('/api/me', { name: 'Another Person' }, cleaner.token);
  const decided = await checks.decide(admin, cleaner, { decision: 'reject', notes: 'Sold account.' });
  assert.equal(decided.body.status, 'REJECTED');
  assert.equal(await clearanceOf(cleaner), 'REJECTED');
  const reopened = await checks.reopen(admin, cleaner, 'They answered.');
  assert.equal(reopened.body.status, 'PENDING', 'the report was about somebody else');
});

test('whoever it is now may be checked anew, paid anew', async () => {
  const cleaner = await aVerifiedCleaner();
  await onboard(cleaner, { socialSecurityNumber: cleaner.ssn, firstName: 'Mary', lastName: 'Smith' });
  assert.equal((await house.get('/api/background-check/payment-info', cleaner.token)).body.paid, false);
  await checks.checked(cleaner, { firstName: 'Mary', lastName: 'Smith', socialSecurityNumber: cleaner.ssn });
  const anew = await checks.statusOf(cleaner);
  assert.deepEqual([anew.status, anew.identityChangedAt], ['PASSED', null]);
  assert.equal((await checks.decide(admin, cleaner, { decision: 'approve' })).body.status, 'APPROVED');
  const rows = await house.kit.db.select().from(backgroundChecks).where(eq(backgroundChecks.userId, cleaner.id));
  assert.equal(rows.length, 2, 'the old one stays on record');
});

test('a change while the report is under way waits as well, and a failed check is not washed by a new name', async () => {
  const cleaner = { ...(await aCleaner(house, { name: 'Carla Reyes' })), ssn: anSsn() };
  const payment = await checks.openPayment(cleaner);
  await checks.pay(payment);
  await checks.initiate(cleaner, payment.paymentIntentId, { socialSecurityNumber: cleaner.ssn });
  await house.patch('/api/me', { name: 'Carol Buyer' }, cleaner.token);
  await checks.finishReports();
  assert.equal((await checks.statusOf(cleaner)).status, 'PENDING');
  const failed = await checks.checked(await aCleaner(house), { firstName: 'Fail' });
  await house.patch('/api/me', { name: 'Clean Slate' }, failed.token);
  assert.equal((await checks.statusOf(failed)).status, 'FAILED');
  const again = await checks.openPayment(failed);
  await checks.pay(again);
  assert.equal((await checks.initiate(failed, again.paymentIntentId)).body.error, 'already_exists');
});

test('first answers in onboarding that differ from the check are another person', async () => {
  const ssn = anSsn();
  const cleaner = await checks.checked(await aCleaner(house), { socialSecurityNumber: ssn });
  await checks.decide(admin, cleaner, { decision: 'approve' });
  await onboard(cleaner, { socialSecurityNumber: ssn });
  assert.equal((await checks.statusOf(cleaner)).status, 'APPROVED');
  const other = await checks.checked(await aCleaner(house));
  await checks.decide(admin, other, { decision: 'approve' });
  await onboard(other, { socialSecurityNumber: anSsn() });
  assert.equal((await checks.statusOf(other)).status, 'PENDING');
});

test('a job that is held stays: it can be started and submitted, but no new one is got', async () => {
  const cleaner = await aVerifiedCleaner();
  const job = await aJob(house, host);
  const later = await aJob(house, host, { startTime: plus(house.clock.now(), 4 * day) });
  await aBid(house, cleaner, job);
  await aBid(house, cleaner, later);
  const assign = (id: string) =>
    house.post(`/api/jobs/${id}/assign`, { cleanerId: cleaner.id, amountCents: 10_000 }, host.token);
  assert.equal((await assign(job.id)).status, 200);
  await house.patch('/api/me', { name: 'Carla Married' }, cleaner.token);
  assert.equal((await assign(later.id)).body.error, 'stale');
  house.clock.set(job.startTime);
  const started = await house.patch(`/api/jobs/${job.id}`, { status: 'IN_PROGRESS' }, cleaner.token);
  assert.equal(started.status, 200, JSON.stringify(started.body));
});
