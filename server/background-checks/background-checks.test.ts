import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { verifyChain } from '#server/audit/index.ts';
import { mails } from '#server/platform/mail.ts';
import { testCards } from '#server/testing/a-card.ts';
import { checksIn } from '#server/testing/a-check.ts';
import { aHouse } from '#server/testing/house.ts';
import { onboardingForm } from '#server/testing/onboarding-form.ts';
import { aCleaner, aHost, anAdmin, type Somebody } from '#server/testing/people.ts';
import { backgroundChecks } from './table.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const checks = checksIn(house);

const mailsTo = async ({ email }: Somebody) =>
  (await house.kit.db.select().from(mails).where(eq(mails.recipient, email))).map(({ subject, text }) => ({
    subject,
    text,
  }));

test('the whole way: pay, hand in, PASSED, approved for twelve months', async () => {
  const cleaner = await aCleaner(house);
  assert.equal(await checks.statusOf(cleaner), null);
  const info = await house.get('/api/background-check/payment-info', cleaner.token);
  assert.deepEqual(info.body, {
    amountCents: 3900,
    currency: 'usd',
    paid: false,
    provider: 'sandbox',
    publishableKey: null,
  });
  const payment = await checks.openPayment(cleaner);
  assert.deepEqual(await checks.openPayment(cleaner), payment, 'asked again it is the same payment');
  assert.equal((await checks.pay(payment)).body.status, 'succeeded');
  const { body: after } = await house.get('/api/background-check/payment-info', cleaner.token);
  assert.deepEqual([after.paid, after.hasReceipt], [true, true]);
  const begun = await checks.initiate(cleaner, payment.paymentIntentId);
  assert.deepEqual([begun.status, begun.body.status], [201, 'IN_PROGRESS'], JSON.stringify(begun.body));
  assert.equal((await checks.initiate(cleaner, payment.paymentIntentId)).body.error, 'already_exists');
  await checks.finishReports();
  const passed = await checks.statusOf(cleaner);
  assert.equal(passed.status, 'PASSED');
  assert.ok(passed.completedAt);
  assert.ok(Object.values(passed.details).every((result) => result === 'clear'));
  const { body: profile } = await house.get('/api/cleaner/profile', cleaner.token);
  assert.deepEqual([profile.backgroundCheckStatus, profile.onboardingCompleted], ['PASSED', false]);
  const { body: queue } = await house.get('/api/admin/background-checks?status=PASSED', admin.token);
  assert.deepEqual([queue[0].userId, queue[0].paid, queue[0].ssnLast4], [cleaner.id, true, '6789']);
  const decided = await checks.decide(admin, cleaner, { decision: 'approve', notes: '' });
  assert.deepEqual([decided.status, decided.body.status, decided.body.decidedBy.id], [200, 'APPROVED', admin.id]);
  assert.equal((await checks.statusOf(cleaner)).expiresAt.slice(0, 10), '2027-05-06');
  assert.equal((await house.get('/api/cleaner/profile', cleaner.token)).body.backgroundCheckStatus, 'APPROVED');
  await house.work();
  const mails = await mailsTo(cleaner);
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    ['Receipt for your background check', 'Your background check is complete', 'You’re verified'],
  );
  assert.match(mails[0]?.text ?? '', /You paid \$39\.00 for your background check on May 6, 2026\./);
  assert.match(mails[0]?.text ?? '', /Receipt number: [-0-9a-f]{36}\n/);
  assert.match(mails[2]?.text ?? '', /May 6, 2027/);
});

test('handed in unpaid it waits, and moves on when the provider’s event arrives', async () => {
  const cleaner = await aCleaner(house);
  const payment = await checks.openPayment(cleaner);
  const begun = await checks.initiate(cleaner, payment.paymentIntentId);
  assert.deepEqual([begun.status, begun.body.status], [201, 'PENDING']);
  assert.equal((await checks.initiate(cleaner, payment.paymentIntentId)).body.error, 'already_exists');
  assert.equal((await checks.pay(payment, testCards.declined)).body.status, 'declined');
  await house.work();
  assert.equal((await checks.statusOf(cleaner)).status, 'PENDING');
  await checks.pay(payment);
  await house.work();
  assert.equal((await checks.statusOf(cleaner)).status, 'IN_PROGRESS');
});

test('a payment of somebody else, of another kind or of nobody is none', async () => {
  const [thief, victim] = [await aCleaner(house), await aCleaner(house)];
  const payment = await checks.openPayment(victim);
  await checks.pay(payment);
  for (const id of [payment.paymentIntentId, 'pi_unknown', ' ']) {
    const { status, body } = await checks.initiate(thief, id);
    assert.deepEqual([status, Object.keys(body.fields)], [400, ['paymentIntentId']]);
  }
  assert.equal(await checks.statusOf(thief), null);
});

test('ten initiations at once make one check and use one payment', async () => {
  const cleaner = await aCleaner(house);
  const payment = await checks.openPayment(cleaner);
  await checks.pay(payment);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => checks.initiate(cleaner, payment.paymentIntentId)),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array(9).fill(409)]);
});

test('the form is refused with its sentences', async () => {
  const cleaner = await aCleaner(house);
  const wrong: [Record<string, unknown>, string, string][] = [
    [{ email: 'no' }, 'email', 'Invalid email address'],
    [{ phone: '123' }, 'phone', 'Phone number must be at least 10 digits'],
    [{ socialSecurityNumber: '12' }, 'socialSecurityNumber', 'Social Security number must have 9 digits'],
    [{ dateOfBirth: '2020-01-01' }, 'dateOfBirth', 'You must be 18 or older'],
    [{ address: { street: 'x', city: 'A', state: 'T', zipCode: '1' } }, 'address.street', 'Street address is required'],
    [{ status: 'APPROVED' }, 'status', 'Unknown field'],
  ];
  for (const [change, field, sentence] of wrong) {
    const { status, body } = await checks.initiate(cleaner, 'pi_x', change);
    assert.deepEqual([status, body.fields?.[field]], [400, sentence], JSON.stringify(change));
  }
});

test('without an SSN in the form the one of onboarding is used', async () => {
  const cleaner = await aCleaner(house);
  await house.post(
    '/api/cleaner/complete-onboarding',
    onboardingForm({ socialSecurityNumber: '987654321' }),
    cleaner.token,
  );
  const payment = await checks.openPayment(cleaner);
  await checks.initiate(cleaner, payment.paymentIntentId, { socialSecurityNumber: '' });
  const [row] = await house.kit.db.select().from(backgroundChecks).where(eq(backgroundChecks.userId, cleaner.id));
  assert.equal(row?.ssnLast4, '4321');
  assert.doesNotMatch(row?.formSealed?.toString('latin1') ?? '', /987654321|Hidden Lane|Carla/);
});

test('only admins see and decide; a stranger’s id is not found', async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  assert.equal((await checks.decide(admin, cleaner, { decision: 'approve', notes: 'ok' })).status, 404);
  assert.equal((await checks.decide(cleaner, cleaner, { decision: 'approve', notes: 'ok' })).status, 403);
  assert.equal((await checks.decide(host, cleaner, { decision: 'approve', notes: 'ok' })).status, 403);
  assert.equal((await house.get('/api/admin/background-checks', cleaner.token)).status, 403);
  assert.equal((await house.get('/api/background-check/status', host.token)).status, 403);
});

test('a FAILED check is approved only with a reason, rejection needs one and carries report and reasons', async () => {
  const failed = await checks.checked(await aCleaner(house), { firstName: 'Fail' });
  const { status, details } = await checks.statusOf(failed);
  assert.equal(status, 'FAILED');
  assert.ok(Object.values(details).includes('consider'));
  const bare = await checks.decide(admin, failed, { decision: 'approve', notes: '  ' });
  assert.deepEqual([bare.status, bare.body.fields], [400, { notes: 'Enter a reason' }]);
  assert.equal((await checks.decide(admin, failed, { decision: 'reject', notes: null })).status, 400);
  assert.equal(
    (await checks.decide(admin, failed, { decision: 'reject', notes: 'A recent conviction.' })).body.status,
    'REJECTED',
  );
  assert.equal((await checks.statusOf(failed)).decidedAt, house.clock.now().toISOString());
  assert.equal(
    (await checks.decide(admin, failed, { decision: 'approve', notes: 'second thought' })).body.error,
    'invalid_transition',
  );
  await house.work();
  const last = (await mailsTo(failed)).at(-1);
  assert.match(last?.text ?? '', /A recent conviction\.[\s\S]*Criminal history: Needs review/);
  const payment = await checks.openPayment(failed);
  await checks.pay(payment);
  assert.equal((await checks.initiate(failed, payment.paymentIntentId)).body.error, 'already_exists');
  const pardoned = await checks.checked(await aCleaner(house), { firstName: 'FAIL' });
  assert.equal(
    (await checks.decide(admin, pardoned, { decision: 'approve', notes: 'Twenty years ago.' })).body.status,
    'APPROVED',
  );
});

test('a check that is not finished cannot be decided', async () => {
  const cleaner = await aCleaner(house);
  await checks.initiate(cleaner, (await checks.openPayment(cleaner)).paymentIntentId);
  assert.equal(
    (await checks.decide(admin, cleaner, { decision: 'approve', notes: 'fine' })).body.error,
    'invalid_transition',
  );
});

test('two admins at once make one decision', async () => {
  const other = await anAdmin(house);
  for (let round = 0; round < 5; round++) {
    const cleaner = await checks.checked(await aCleaner(house));
    const answers = await Promise.all([
      checks.decide(admin, cleaner, { decision: 'approve', notes: 'fine' }),
      checks.decide(other, cleaner, { decision: 'reject', notes: 'not fine' }),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.status;
    assert.equal((await checks.statusOf(cleaner)).status, winner);
    const { body: profile } = await house.get('/api/cleaner/profile', cleaner.token);
    assert.equal(profile.backgroundCheckStatus, winner);
  }
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});

test('the queue shows who waits for a decision first, pages, and finds by name', async () => {
  const all = await house.get('/api/admin/background-checks', admin.token);
  const ranks = all.body.map(({ status }: { status: string }) => {
    return ['PASSED', 'FAILED'].includes(status) ? 0 : (['IN_PROGRESS', 'PENDING'].indexOf(status) + 4) % 4 || 3;
  });
  assert.ok(all.body.length > 5 && ranks.length === all.body.length);
  const seen: string[] = [];
  let path: string | undefined = '/api/admin/background-checks?limit=2';
  while (path) {
    const page = await house.get(path, admin.token);
    seen.push(...page.body.map(({ id }: { id: string }) => id));
    path = /<([^>]*)>/.exec(String(page.headers.link ?? ''))?.[1];
  }
  assert.deepEqual(
    seen,
    all.body.map(({ id }: { id: string }) => id),
  );
  const found = await house.get('/api/admin/background-checks?q=%25', admin.token);
  assert.deepEqual(found.body, [], 'a percent sign is no wildcard');
});

test('admins have the list as a file, without what was found and without a Social Security number', async () => {
  const listed = await house.get('/api/admin/background-checks?limit=1', admin.token);
  const file = await house.get('/api/admin/background-checks?limit=1&format=csv', admin.token);
  const lines = String(file.body).trim().split('\r\n');
  assert.match(lines[0] ?? '', /id,createdAt,userId,name,email,status,paid,completedAt,decidedAt,decidedBy,expiresAt$/);
  assert.equal(lines.length, 1 + Number(listed.headers['x-total-count']));
});
