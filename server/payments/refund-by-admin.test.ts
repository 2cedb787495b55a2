import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { minute } from '#server/platform/clock.ts';
import { ProviderRefused, ProviderUnavailable } from '#server/platform/payment-provider.ts';
import { aPaidCleaner, earningsOf, runTask } from '#server/testing/a-payout-account.ts';
import { booksSum } from '#server/testing/books.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { minutesPass } from '#server/testing/minutes-pass.ts';
import { anAdmin } from '#server/testing/people.ts';
import { withProvider } from '#server/testing/with-provider.ts';

const house = await aHouse();
const admin = await anAdmin(house);

const refund = (id: string, amountCents: number, reason = 'Half was left undone', also: object = {}) =>
  house.post(`/api/admin/payments/${id}/refund`, { amountCents, reason, ...also }, admin.token);
/** The provider makes the refund, but its answer does not reach us. */
const unanswered = () =>
  withProvider(house, (provider) => ({
    ...provider,
    refund: (input) => provider.refund(input).then(() => Promise.reject(new ProviderUnavailable('cut'))),
  }));
const paymentOf = async (jobId: string) => (await house.get(`/api/admin/payments?q=${jobId}`, admin.token)).body[0];

test('a partial refund comes out of the cleaner’s share, a full one waives both fees', async () => {
  const { cleaner, host, job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  const partial = await refund(id, 2_000);
  assert.deepEqual([partial.status, partial.body.refundedCents, partial.body.status], [200, 2_000, 'succeeded']);
  assert.equal((await earningsOf(house, cleaner)).balance, 9_500);
  const full = await refund(id, 10_500);
  assert.deepEqual([full.body.refundedCents, full.body.status], [12_500, 'refunded']);
  assert.equal((await earningsOf(house, cleaner)).balance, 0);
  const { body: money } = await house.get(`/api/jobs/${job.id}/money`, host.token);
  assert.deepEqual([money.hostPaysCents, money.cleanerReceivesCents, money.platformKeepsCents], [0, 0, 0]);
  assert.equal((await refund(id, 1)).status, 409);
  assert.equal(await booksSum(house), 0);
});

test('a payment that went back in part is found as that, not among those refunded whole; on screen and in the file', async () => {
  const [part, whole] = [await aPaidCleaner(house), await aPaidCleaner(house)];
  const [partly, wholly] = [await paymentOf(part.job.id), await paymentOf(whole.job.id)];
  await refund(partly.id, 300);
  await refund(wholly.id, 12_500);
  const found = async (status: string) =>
    (await house.get(`/api/admin/payments?status=${status}`, admin.token)).body.map(({ id }: { id: string }) => id);
  const inFile = async (status: string) =>
    String((await house.get(`/api/admin/payments?status=${status}&format=csv`, admin.token)).body);
  assert.deepEqual(
    [(await found('partly_refunded')).includes(partly.id), (await found('refunded')).includes(partly.id)],
    [true, false],
  );
  assert.deepEqual(
    [(await found('partly_refunded')).includes(wholly.id), (await found('refunded')).includes(wholly.id)],
    [false, true],
  );
  assert.ok((await found('succeeded')).includes(partly.id), 'it was paid all the same');
  assert.deepEqual(
    [(await inFile('partly_refunded')).includes(partly.id), (await inFile('partly_refunded')).includes(wholly.id)],
    [true, false],
  );
});

test('more than is left is refused, an empty reason too, and what is not there is not found', async () => {
  const { job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  assert.deepEqual(Object.keys((await refund(id, 12_501)).body.fields), ['amountCents']);
  assert.deepEqual(Object.keys((await refund(id, 100, ' ')).body.fields), ['reason']);
  assert.equal((await refund('0190a000-0000-7000-8000-000000000000', 100)).status, 404);
});

test('what the cleaner was paid out already, Freshkey bears', async () => {
  const { cleaner, host, job } = await aPaidCleaner(house);
  await house.post('/api/cleaner/payouts', { method: 'instant', amountCents: 10_000 }, cleaner.token);
  await refund((await paymentOf(job.id)).id, 12_500);
  assert.deepEqual(await earningsOf(house, cleaner), { balance: 0, pending: 0, paidOut: 10_000 });
  const { body: money } = await house.get(`/api/jobs/${job.id}/money`, host.token);
  assert.deepEqual([money.cleanerReceivesCents, money.platformKeepsCents], [10_000, -10_000]);
});

test('the same refund sent twelve times at once by two admins is made once, and the reason is kept; an equal one afterwards is another', async () => {
  const { job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  const admins = [admin, await anAdmin(house)];
  const send = ({ token }: { token: string }) =>
    house.post(`/api/admin/payments/${id}/refund`, { amountCents: 2_000, reason: 'Half was left undone' }, token);
  // more than the database has connections for: some are looked at only after the first one is made
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => send(admins[n % 2] ?? admin)));
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.refundedCents]),
    Array(12).fill([200, 2_000]),
  );
  const { rows } = await house.kit.db.execute(
    sql`select text from audit_note n join audit_log l on l.id = n.audit_id where l.subject_id = ${id}`,
  );
  assert.deepEqual(rows, [{ text: 'Half was left undone' }]);
  assert.equal((await send(admin)).body.refundedCents, 4_000);
  assert.equal(await booksSum(house), 0);
});

test('the audit log says out of whose money a refund came', async () => {
  const { cleaner, job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  await refund(id, 4_000);
  await house.post('/api/cleaner/payouts', { method: 'instant', amountCents: 7_000 }, cleaner.token);
  await refund(id, 3_000);
  await refund(id, 1_000, 'They agreed to it', { fromCleaner: true });
  const { body } = await house.get(`/api/admin/audit-logs?subject=${id}&action=refund%20payment`, admin.token);
  assert.deepEqual(
    body.map(({ after }: { after: object }) => after),
    [
      { amountCents: 1_000, fromCleanerCents: 1_000, fromFreshkeyCents: 0 },
      { amountCents: 3_000, fromCleanerCents: 500, fromFreshkeyCents: 2_500 },
      { amountCents: 4_000, fromCleanerCents: 4_000, fromFreshkeyCents: 0 },
    ],
  );
});

test('a refund whose answer is lost is pending, and asking for it again makes no second one', async () => {
  const { job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  const repair = unanswered();
  const first = await refund(id, 2_000);
  assert.deepEqual([first.status, first.body.refundedCents, first.body.pendingRefundCents], [200, 0, 2_000]);
  assert.equal((await refund(id, 2_000)).body.pendingRefundCents, 2_000);
  repair();
  const again = await refund(id, 2_000);
  assert.deepEqual([again.status, again.body.refundedCents, again.body.pendingRefundCents], [200, 2_000, 0]);
  const { rows } = await house.kit.db.execute(sql`
    select i.refunded_cents::int as cents from sandbox_intent i join payment p on p.provider_payment_id = i.id where p.id = ${id}`);
  assert.equal(rows[0]?.cents, 2_000);
  assert.equal((await refund(id, 2_000)).body.refundedCents, 4_000, 'once it is made, another one may follow');
});

test('reconciliation ends a refund that nobody has asked about again; who presses on an old screen is told', async () => {
  const { job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  const repair = unanswered();
  await refund(id, 2_000);
  repair();
  house.clock.forward(2 * minute);
  await runTask(house, 'reconcile-payments');
  const { refundedCents, pendingRefundCents } = await paymentOf(job.id);
  assert.deepEqual([refundedCents, pendingRefundCents], [2_000, 0]);
  const stale = await refund(id, 2_000, 'Again', { refundedCents: 0 });
  assert.deepEqual([stale.status, stale.body.error], [409, 'stale']);
  assert.equal((await refund(id, 2_000, 'More', { refundedCents: 2_000 })).body.refundedCents, 4_000);
});

test('another refund than the one that is pending is told that, and what the provider refuses is over', async () => {
  const { job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  const down = withProvider(house, (provider) => ({
    ...provider,
    refund: () => Promise.reject(new ProviderUnavailable('down')),
  }));
  await refund(id, 2_000);
  down();
  assert.equal((await refund(id, 3_000)).body.error, 'stale');
  assert.equal((await paymentOf(job.id)).refundedCents, 2_000);
  const refusing = withProvider(house, (provider) => ({
    ...provider,
    refund: () => Promise.reject(new ProviderRefused('no')),
  }));
  assert.deepEqual([(await refund(id, 1_000)).body.error, (await refund(id, 1_000)).body.error], ['stale', 'stale']);
  refusing();
  assert.equal((await refund(id, 1_000)).body.refundedCents, 3_000);
});

test('a refund that says so is taken from the cleaner’s next earnings, however much was paid out', async () => {
  const { cleaner, host, job } = await aPaidCleaner(house);
  await house.post('/api/cleaner/payouts', { method: 'instant', amountCents: 11_500 }, cleaner.token);
  await refund((await paymentOf(job.id)).id, 4_000, 'They agreed to it', { fromCleaner: true });
  assert.deepEqual(await earningsOf(house, cleaner), { balance: -4_000, pending: 0, paidOut: 11_500 });
  await house.work();
  const { text } = await lastMail(house, cleaner.email);
  assert.match(text, /refunded the host .?\$40\.00.? for the cleaning .* \$40\.00.? of it comes off your earnings/s);
  assert.equal((await house.post(`/api/jobs/${job.id}/tips`, { tipCents: 4_100 }, host.token)).status, 201);
  assert.equal((await earningsOf(house, cleaner)).balance, 100);
  assert.equal(await booksSum(house), 0);
});

test('each refund is told by its own amount: the host how much that is in all, the cleaner how much of it is theirs', async () => {
  const { cleaner, host, job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  await refund(id, 3_000);
  await house.work();
  const first = await lastMail(house, host.email);
  assert.match(first.text, /refunded .?\$30\.00/);
  assert.doesNotMatch(first.text, /in all/);
  house.clock.forward(minute);
  await refund(id, 9_000, 'More was left undone', { fromCleaner: true });
  await house.work();
  const { subject, text } = await lastMail(house, host.email);
  assert.match(subject, /\$90\.00/);
  assert.match(text, /refunded .?\$90\.00.? for .* \$120\.00.? in all/s);
  const { body: bells } = await house.get('/api/notifications', host.token);
  const told = bells.filter(({ kind }: { kind: string }) => kind === 'refunded');
  assert.deepEqual(
    told.map(({ title }: { title: string }) => title),
    ['Refunded: $90.00', 'Refunded: $30.00'],
  );
  // a second mail of one kind about one job waits for five minutes
  await minutesPass(house, 5, ['write-held-mails']);
  const taken = await lastMail(house, cleaner.email);
  assert.match(taken.text, /refunded the host .?\$90\.00.? for the cleaning .* \$85\.00.? of it comes off/s);
});

test('a refund that is sent again under its key after the process died is not made twice', async () => {
  const { job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  const send = () =>
    house.send('POST', `/api/admin/payments/${id}/refund`, {
      ...{ as: admin.token, headers: { 'idempotency-key': `died ${id}` } },
      body: { amountCents: 2_000, reason: 'Half was left undone' },
    });
  const repair = withProvider(house, (provider) => ({
    ...provider,
    refund: (input) => provider.refund(input).then(() => Promise.reject(new Error('the process was killed'))),
  }));
  assert.equal((await send()).status, 500);
  repair();
  house.clock.forward(2 * minute);
  await runTask(house, 'reconcile-payments');
  assert.equal((await paymentOf(job.id)).refundedCents, 2_000);
  const again = await send();
  assert.deepEqual([again.status, again.body.id, again.body.pendingRefundCents], [200, id, 2_000]);
  assert.equal((await paymentOf(job.id)).refundedCents, 2_000);
});

test('admins see which home a payment is for, find it by that, and export it', async () => {
  const { host, job } = await aPaidCleaner(house);
  const { jobTitle, payer } = await paymentOf(job.id);
  assert.deepEqual([jobTitle, payer.id], ['Lakeside Loft', host.id]);
  const { body: found } = await house.get('/api/admin/payments?q=akeside%20lof&limit=100', admin.token);
  assert.ok(found.some((payment: { jobId: string }) => payment.jobId === job.id));
  const { body: file } = await house.get(`/api/admin/payments?q=${job.id}&format=csv`, admin.token);
  assert.match(file, /,jobId,jobTitle,/);
  assert.ok(file.includes(`${job.id},Lakeside Loft,`));
});
