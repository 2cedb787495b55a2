import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { taskHandlers } from '#server/app.ts';
import { verifyChain } from '#server/audit/index.ts';
import { cleanerIdentities } from '#server/cleaners/table.ts';
import { day, minute, second } from '#server/platform/clock.ts';
import { mails } from '#server/platform/mail.ts';
import { testCards, typed } from '#server/testing/a-card.ts';
import { checkForm } from '#server/testing/check-form.ts';
import { aHouse, type House } from '#server/testing/house.ts';
import { onboardingForm } from '#server/testing/onboarding-form.ts';
import { aCleaner, aHost, anAdmin, type Somebody } from '#server/testing/people.ts';
import { backgroundChecks } from './table.ts';

let house: House;
let admin: Somebody;
before(async () => {
  house = await aHouse();
  admin = await anAdmin(house);
});
after(() => house.close());

const openPayment = async (cleaner: Somebody) => {
  const { status, body } = await house.post('/api/background-check/create-payment', {}, cleaner.token);
  assert.equal(status, 201, JSON.stringify(body));
  return body as { paymentIntentId: string; clientSecret: string };
};
const pay = (
  { paymentIntentId, clientSecret }: { paymentIntentId: string; clientSecret: string },
  number = testCards.pays,
) => house.post(`/sandbox/payment-intents/${paymentIntentId}/confirm`, { clientSecret, card: typed(number) });
const initiate = (cleaner: Somebody, paymentIntentId: string, changes = {}) =>
  house.post('/api/background-check/initiate', checkForm(paymentIntentId, changes), cleaner.token);
const statusOf = async (cleaner: Somebody) => (await house.get('/api/background-check/status', cleaner.token)).body;
const decide = (cleaner: Somebody, body: unknown, by = admin) =>
  house.post(`/api/admin/background-check/${cleaner.id}/decision`, body, by.token);
const run = (task: string) => taskHandlers(house.kit)[task]?.({});
const mailsTo = async ({ email }: Somebody) =>
  (await house.kit.db.select().from(mails).where(eq(mails.recipient, email))).map(({ subject, text }) => ({
    subject,
    text,
  }));

async function finishReports() {
  await house.work();
  house.clock.forward(5 * second);
  await run('look-at-reports');
  await house.work();
}

/** A check that is paid, ordered and reported. */
async function checked(changes = {}): Promise<Somebody> {
  const cleaner = await aCleaner(house);
  const payment = await openPayment(cleaner);
  await pay(payment);
  assert.equal((await initiate(cleaner, payment.paymentIntentId, changes)).status, 201);
  await finishReports();
  return cleaner;
}

test('the whole way: pay, hand in, PASSED, approved for twelve months', async () => {
  const cleaner = await aCleaner(house);
  assert.equal(await statusOf(cleaner), null);
  const info = await house.get('/api/background-check/payment-info', cleaner.token);
  assert.deepEqual(info.body, {
    amountCents: 3900,
    currency: 'usd',
    paid: false,
    provider: 'sandbox',
    publishableKey: null,
  });
  const payment = await openPayment(cleaner);
  assert.deepEqual(await openPayment(cleaner), payment, 'asked again it is the same payment');
  assert.equal((await pay(payment)).body.status, 'succeeded');
  assert.equal((await house.get('/api/background-check/payment-info', cleaner.token)).body.paid, true);
  const begun = await initiate(cleaner, payment.paymentIntentId);
  assert.deepEqual([begun.status, begun.body.status], [201, 'IN_PROGRESS'], JSON.stringify(begun.body));
  assert.equal((await initiate(cleaner, payment.paymentIntentId)).body.error, 'already_exists');
  await finishReports();
  const passed = await statusOf(cleaner);
  assert.equal(passed.status, 'PASSED');
  assert.ok(passed.completedAt);
  assert.ok(Object.values(passed.details).every((result) => result === 'clear'));
  const { body: profile } = await house.get('/api/cleaner/profile', cleaner.token);
  assert.deepEqual([profile.backgroundCheckStatus, profile.onboardingCompleted], ['PASSED', false]);
  const { body: queue } = await house.get('/api/admin/background-checks?status=PASSED', admin.token);
  assert.deepEqual([queue[0].userId, queue[0].paid, queue[0].ssnLast4], [cleaner.id, true, '6789']);
  const decided = await decide(cleaner, { decision: 'approve', notes: '' });
  assert.deepEqual([decided.status, decided.body.status, decided.body.decidedBy.id], [200, 'APPROVED', admin.id]);
  assert.equal((await statusOf(cleaner)).expiresAt.slice(0, 10), '2027-05-06');
  assert.equal((await house.get('/api/cleaner/profile', cleaner.token)).body.backgroundCheckStatus, 'APPROVED');
  await house.work();
  const told = await mailsTo(cleaner);
  assert.deepEqual(
    told.map(({ subject }) => subject),
    ['Your background check is complete', 'You are verified'],
  );
  assert.match(told[1]?.text ?? '', /May 6, 2027/);
});

test('handed in unpaid it waits, and moves on when the provider’s event arrives', async () => {
  const cleaner = await aCleaner(house);
  const payment = await openPayment(cleaner);
  const begun = await initiate(cleaner, payment.paymentIntentId);
  assert.deepEqual([begun.status, begun.body.status], [201, 'PENDING']);
  assert.equal((await initiate(cleaner, payment.paymentIntentId)).body.error, 'already_exists');
  assert.equal((await pay(payment, testCards.declined)).body.status, 'declined');
  await house.work();
  assert.equal((await statusOf(cleaner)).status, 'PENDING');
  await pay(payment);
  await house.work();
  assert.equal((await statusOf(cleaner)).status, 'IN_PROGRESS');
});

test('a payment of somebody else, of another kind or of nobody is none', async () => {
  const [thief, victim] = [await aCleaner(house), await aCleaner(house)];
  const payment = await openPayment(victim);
  await pay(payment);
  for (const id of [payment.paymentIntentId, 'pi_unknown', ' ']) {
    const { status, body } = await initiate(thief, id);
    assert.deepEqual([status, Object.keys(body.fields)], [400, ['paymentIntentId']]);
  }
  assert.equal(await statusOf(thief), null);
});

test('ten initiations at once make one check and use one payment', async () => {
  const cleaner = await aCleaner(house);
  const payment = await openPayment(cleaner);
  await pay(payment);
  const answers = await Promise.all(Array.from({ length: 10 }, () => initiate(cleaner, payment.paymentIntentId)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array(9).fill(409)]);
});

test('the form is refused with its sentences', async () => {
  const cleaner = await aCleaner(house);
  const wrong: [Record<string, unknown>, string, string][] = [
    [{ email: 'no' }, 'email', 'Invalid email address'],
    [{ phone: '123' }, 'phone', 'Phone number must be at least 10 digits'],
    [{ socialSecurityNumber: '12' }, 'socialSecurityNumber', 'Social security number must have 9 digits'],
    [{ dateOfBirth: '2020-01-01' }, 'dateOfBirth', 'You must be 18 or older'],
    [{ address: { street: 'x', city: 'A', state: 'T', zipCode: '1' } }, 'address.street', 'Street address is required'],
    [{ status: 'APPROVED' }, 'status', 'This field is not known'],
  ];
  for (const [change, field, sentence] of wrong) {
    const { status, body } = await initiate(cleaner, 'pi_x', change);
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
  const payment = await openPayment(cleaner);
  await initiate(cleaner, payment.paymentIntentId, { socialSecurityNumber: '' });
  const [row] = await house.kit.db.select().from(backgroundChecks).where(eq(backgroundChecks.userId, cleaner.id));
  assert.equal(row?.ssnLast4, '4321');
  assert.doesNotMatch(row?.formSealed?.toString('latin1') ?? '', /987654321|Hidden Lane|Carla/);
});

test('only admins see and decide; a stranger’s id is not found', async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  assert.equal((await decide(cleaner, { decision: 'approve', notes: 'ok' })).status, 404);
  assert.equal((await decide(cleaner, { decision: 'approve', notes: 'ok' }, cleaner)).status, 403);
  assert.equal((await decide(cleaner, { decision: 'approve', notes: 'ok' }, host)).status, 403);
  assert.equal((await house.get('/api/admin/background-checks', cleaner.token)).status, 403);
  assert.equal((await house.get('/api/background-check/status', host.token)).status, 403);
});

test('a FAILED check is approved only with a reason, rejection needs one and carries report and reasons', async () => {
  const failed = await checked({ firstName: 'Fail' });
  const { status, details } = await statusOf(failed);
  assert.equal(status, 'FAILED');
  assert.ok(Object.values(details).includes('consider'));
  const bare = await decide(failed, { decision: 'approve', notes: '  ' });
  assert.deepEqual([bare.status, bare.body.fields], [400, { notes: 'Write down why' }]);
  assert.equal((await decide(failed, { decision: 'reject', notes: null })).status, 400);
  assert.equal((await decide(failed, { decision: 'reject', notes: 'A recent conviction.' })).body.status, 'REJECTED');
  assert.equal(
    (await decide(failed, { decision: 'approve', notes: 'second thought' })).body.error,
    'invalid_transition',
  );
  await house.work();
  const last = (await mailsTo(failed)).at(-1);
  assert.match(last?.text ?? '', /A recent conviction\.[\s\S]*national criminal: needs a closer look/);
  const payment = await openPayment(failed);
  await pay(payment);
  assert.equal((await initiate(failed, payment.paymentIntentId)).body.error, 'already_exists');
  const pardoned = await checked({ firstName: 'FAIL' });
  assert.equal((await decide(pardoned, { decision: 'approve', notes: 'Twenty years ago.' })).body.status, 'APPROVED');
});

test('a check that is not finished cannot be decided', async () => {
  const cleaner = await aCleaner(house);
  await initiate(cleaner, (await openPayment(cleaner)).paymentIntentId);
  assert.equal((await decide(cleaner, { decision: 'approve', notes: 'fine' })).body.error, 'invalid_transition');
});

test('two admins at once make one decision', async () => {
  const other = await anAdmin(house);
  for (let round = 0; round < 5; round++) {
    const cleaner = await checked();
    const answers = await Promise.all([
      decide(cleaner, { decision: 'approve', notes: 'fine' }),
      decide(cleaner, { decision: 'reject', notes: 'not fine' }, other),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.status;
    assert.equal((await statusOf(cleaner)).status, winner);
    const { body: profile } = await house.get('/api/cleaner/profile', cleaner.token);
    assert.equal(profile.backgroundCheckStatus, winner);
  }
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});

test('an order that a dead provider refused is placed later, once', async () => {
  const { screening } = house.kit;
  const order = screening.order;
  let down = true;
  screening.order = (candidate) => (down ? Promise.reject(new Error('down')) : order(candidate));
  const cleaner = await aCleaner(house);
  const payment = await openPayment(cleaner);
  await pay(payment);
  await initiate(cleaner, payment.paymentIntentId);
  await assert.rejects(house.work());
  assert.equal((await statusOf(cleaner)).status, 'IN_PROGRESS');
  down = false;
  await run('look-at-reports');
  await finishReports();
  assert.equal((await statusOf(cleaner)).status, 'PASSED');
});

test('thirty days before the end a reminder goes out once, and the renewal keeps the old clearance until decided', async () => {
  const cleaner = await checked();
  await decide(cleaner, { decision: 'approve', notes: 'fine' });
  const early = await openPayment(cleaner);
  await pay(early);
  assert.equal((await initiate(cleaner, early.paymentIntentId)).body.error, 'already_exists');
  house.clock.forward(336 * day);
  const again = await freshly(cleaner);
  await run('remind-of-check-renewal');
  await run('remind-of-check-renewal');
  const reminders = (await mailsTo(cleaner)).filter(({ subject }) => subject === 'Your background check ends soon');
  assert.equal(reminders.length, 1);
  const renewed = await initiate(again, early.paymentIntentId);
  assert.deepEqual([renewed.status, renewed.body.status], [201, 'IN_PROGRESS'], JSON.stringify(renewed.body));
  assert.equal((await house.get('/api/cleaner/profile', again.token)).body.backgroundCheckStatus, 'APPROVED');
  house.clock.forward(31 * day);
  const expired = await freshly(cleaner);
  assert.equal((await house.get('/api/cleaner/profile', expired.token)).body.backgroundCheckStatus, null);
});

test('forms and SSNs are erased 30 days after the decision or when nobody paid', async () => {
  const decided = await checked();
  const unpaid = await aCleaner(house);
  await house.post('/api/cleaner/complete-onboarding', onboardingForm(), unpaid.token);
  await initiate(unpaid, (await openPayment(unpaid)).paymentIntentId);
  admin = await freshly(admin);
  await decide(decided, { decision: 'approve', notes: 'fine' });
  const sealedOf = async ({ id }: Somebody) => {
    const [row] = await house.kit.db.select().from(backgroundChecks).where(eq(backgroundChecks.userId, id));
    return row?.formSealed ?? null;
  };
  house.clock.forward(29 * day);
  await run('erase-check-forms');
  assert.ok((await sealedOf(decided)) && (await sealedOf(unpaid)));
  house.clock.forward(day + minute);
  await run('erase-check-forms');
  assert.deepEqual([await sealedOf(decided), await sealedOf(unpaid)], [null, null]);
  const [identity] = await house.kit.db.select().from(cleanerIdentities).where(eq(cleanerIdentities.userId, unpaid.id));
  assert.deepEqual([identity?.ssnSealed, identity?.ssnLast4], [null, '6789']);
});

test('the queue shows who waits for a decision first, pages, and finds by name', async () => {
  admin = await freshly(admin);
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

/** The same person signed in again: sessions end while the clock runs ahead. */
async function freshly(person: Somebody): Promise<Somebody> {
  await house.kit.db.execute(
    sql`update session set expires_at = ${new Date('2030-01-01')} where user_id = ${person.id}`,
  );
  return person;
}
