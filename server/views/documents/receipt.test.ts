import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { hour, minute } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { checksIn } from '#server/testing/a-check.ts';
import { aPaidCleaner } from '#server/testing/a-payout-account.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { naughtyStrings } from '#server/testing/naughty-strings.ts';
import { pdfOf, textOf } from '#server/testing/pdf-of.ts';
import { aCleaner, aHost, anAdmin, type Somebody } from '#server/testing/people.ts';
import { letterPaper } from './letter-paper.ts';
import { shownName } from './shown-name.ts';
import { typeset } from './typesetter.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const receiptOf = (job: { id: string }, reader: Somebody) => pdfOf(house, `/api/jobs/${job.id}/receipt.pdf`, reader);

/** What the books say a job's host has paid in all. */
async function paidFor(job: { id: string }): Promise<number> {
  const { rows } = await house.kit.db.execute<{ cents: number }>(sql`
    select -sum(e.amount_cents)::int as cents from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
    where t.job_id = ${job.id} and e.account = 'provider'`);
  return rows[0]?.cents ?? Number.NaN;
}

async function refund(job: { id: string }, amountCents: number): Promise<void> {
  const payments = (await house.get(`/api/admin/payments?q=${job.id}`, admin.token)).body;
  const { id } = payments.find(({ kind }: { kind: string }) => kind === 'job');
  const answer = await house.post(
    `/api/admin/payments/${id}/refund`,
    { amountCents, reason: 'Not clean' },
    admin.token,
  );
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
}

test('a receipt says what was paid when, with which card, and agrees with the books to the cent', async () => {
  const { job, host, cleaner } = await aPaidCleaner(house, 12_345);
  assert.equal((await house.post(`/api/jobs/${job.id}/tips`, { tipCents: 1_501 }, host.token)).status, 201);
  const { text, headers } = await receiptOf(job, host);
  assert.match(text, /May 6, 2026 Cleaning Visa ending in 4242 \$123\.45/);
  assert.match(text, /May 6, 2026 Freshkey fee Visa ending in 4242 \$5\.00/);
  assert.match(text, /May 6, 2026 Tip Visa ending in 4242 \$15\.01/);
  assert.equal(await paidFor(job), 14_346);
  assert.match(text, /Total \$143\.46/);
  for (const said of [
    host.name,
    cleaner.name,
    job.id,
    'Friday, May 8, 2026',
    house.kit.settings.supportEmail,
    'Paid\n',
  ])
    assert.ok(text.includes(said), `${said} is missing in ${text}`);
  assert.match(String(headers['cache-control']), /no-store/);
});

test('a receipt says of whom has deleted their account just that, in the reader’s language', async () => {
  const { job, host, cleaner } = await aPaidCleaner(house, 8_000);
  await house.kit.db.execute(sql`update user_account set name = '–' where id = ${cleaner.id}`);
  await house.kit.db.execute(sql`update user_account set locale = 'de' where id = ${host.id}`);
  const { text } = await receiptOf(job, host);
  assert.ok(text.includes('Gelöschtes Konto'), text);
});

test('a refund changes the receipt: in part, then in full', async () => {
  const { job, host } = await aPaidCleaner(house);
  await refund(job, 2_050);
  const partly = (await receiptOf(job, host)).text;
  assert.match(partly, /Partly refunded/);
  assert.match(partly, /Refund Visa ending in 4242 −\$20\.50/);
  assert.match(partly, /Total \$104\.50/);
  await refund(job, 10_450);
  const { text } = await receiptOf(job, host);
  assert.equal(await paidFor(job), 0);
  assert.match(text, /\nRefunded\n/);
  assert.match(text, /Total \$0\.00/);
});

test('a receipt is the host’s and admins’, and not there before anything is paid', async () => {
  const { job, host, cleaner } = await aSubmittedJob(house);
  const strangers = [cleaner, await aHost(house), await anApprovedCleaner(house)];
  const statusFor = async ({ token }: Somebody) => (await house.get(`/api/jobs/${job.id}/receipt.pdf`, token)).status;
  for (const reader of [host, admin, ...strangers]) assert.equal(await statusFor(reader), 404);
  assert.equal((await house.post(`/api/jobs/${job.id}/checkout`, undefined, host.token)).body.status, 'succeeded');
  for (const reader of strangers) assert.equal(await statusFor(reader), 404);
  for (const reader of [host, admin]) assert.equal(await statusFor(reader), 200);
  assert.equal((await house.get(`/api/jobs/${newId()}/receipt.pdf`, host.token)).status, 404);
  assert.equal((await house.get(`/api/jobs/${job.id}/receipt.pdf`)).status, 401);
});

test('it is written in the reader’s language, and the same twice over', async () => {
  const { job, host } = await aPaidCleaner(house);
  const said = [
    ['en', 'Receipt', '$125.00'],
    ['de', 'Beleg', '125,00 $'],
    ['zh', '收据', '$125.00'],
    ['fr', 'Reçu', '125,00 $'],
    ['ht', 'Resi', '125,00 $'],
    ['pt', 'Recibo', '$ 125,00'],
  ];
  for (const [locale, title, total] of said) {
    await house.patch('/api/me', { locale }, host.token);
    const { text, bytes } = await receiptOf(job, host);
    assert.ok(text.includes(`${title}\n`), text);
    assert.ok(text.replaceAll('\u00a0', ' ').includes(String(total)), text);
    assert.deepEqual((await receiptOf(job, host)).bytes, bytes);
  }
  await house.patch('/api/me', { locale: 'ar' }, host.token);
  const arabic = await receiptOf(job, host);
  assert.match(arabic.text, /\p{Script=Arabic}/u);
  assert.ok(arabic.text.includes('$120.00') && arabic.text.includes('$125.00'), arabic.text);
});

test('a suspended host still reads receipts', async () => {
  const { job, host } = await aPaidCleaner(house);
  await house.kit.db.execute(sql`update user_account set suspended_at = now() where id = ${host.id}`);
  await receiptOf(job, host);
});

test('nothing anyone has written breaks a document or is taken for its markup', async () => {
  const { job, host } = await aPaidCleaner(house);
  const paper = await letterPaper(house.kit, host.id);
  const markup = '#panic("x") #read("/etc/passwd") *b* $x^2$ = h @y <z> \\u{41} // c [d]';
  const all = [...naughtyStrings, markup, 'W'.repeat(10_000), '\u202e\u2067turned\u2066'];
  const facts = all.map((value) => ({ label: 'Name', value: shownName(value) }));
  const letter = {
    ...paper.head,
    title: markup,
    about: markup,
    stamp: null,
    facts,
    figure: null,
    tables: [],
    notes: all,
  };
  const text = await textOf(await typeset(house.kit, host.id, async () => letter));
  assert.ok(text.includes('#panic("x") #read("/etc/passwd") *b* $x^2$'), text.slice(0, 500));

  await house.kit.db.execute(sql`update user_account set name = ${'x'.repeat(10_000)} where id = ${host.id}`);
  await house.kit.db.execute(sql`update property set title = ${markup} where id = ${job.propertyId}`);
  const receipt = (await receiptOf(job, host)).text;
  assert.ok(receipt.includes('#panic("x")'), receipt);
  assert.match(receipt, /Total \$125\.00/);
});

test('papers keep the name that the property had when its cleaner was hired', async () => {
  const { job, host, cleaner } = await aPaidCleaner(house);
  await house.kit.db.execute(
    sql`update job set hired_place = hired_place || '{"title": "Lakeside Loft"}' where id = ${job.id}`,
  );
  await house.kit.db.execute(sql`update property set title = 'Written later' where id = ${job.propertyId}`);
  await house.post('/api/cleaner/payouts', { method: 'instant', amountCents: 5_000 }, cleaner.token);
  const [payout] = (await house.get('/api/cleaner/payouts', cleaner.token)).body;
  assert.equal(payout.items[0].jobTitle, 'Lakeside Loft');
  const papers = [
    (await receiptOf(job, host)).text,
    (await pdfOf(house, '/api/host/statements/2026.pdf', host)).text,
    (await pdfOf(house, `/api/cleaner/payouts/${payout.id}/statement.pdf`, cleaner)).text,
    (await house.get('/api/cleaner/statements/2026.csv', cleaner.token)).body,
  ];
  for (const text of papers) {
    assert.ok(text.includes('Lakeside Loft'), text);
    assert.ok(!text.includes('Written later'), text);
  }
});

test('an account that has too many documents made waits a minute', async () => {
  const host = await aHost(house);
  const statuses: number[] = [];
  for (let count = 0; count < 61; count++)
    statuses.push((await house.get(`/api/jobs/${newId()}/receipt.pdf`, host.token)).status);
  assert.deepEqual([statuses.at(0), statuses.at(-1)], [404, 429]);
});

test('a host sees every charge with its card and what became of it, the newest first', async () => {
  const { job, host } = await aPaidCleaner(house);
  house.clock.forward(minute);
  await house.post(`/api/jobs/${job.id}/tips`, { tipCents: 700 }, host.token);
  await refund(job, 1_000);
  const { body, headers } = await house.get('/api/host/payments', host.token);
  assert.equal(Number(headers['x-total-count']), 2);
  const seen = body.map(({ kind, amountCents, refundedCents, status }: Record<string, unknown>) =>
    [kind, amountCents, refundedCents, status].join(' '),
  );
  assert.deepEqual(seen, ['tip 700 0 succeeded', 'job 12500 1000 succeeded']);
  assert.deepEqual(body[1].card, { brand: 'visa', last4: '4242' });
  assert.deepEqual([body[1].job.id, body[1].payer.id], [job.id, host.id]);
  const first = await house.get('/api/host/payments?limit=1', host.token);
  assert.match(String(first.headers.link), /rel="next"/);
  assert.deepEqual((await house.get('/api/host/payments', (await aHost(house)).token)).body, []);
});

test('what a host owes is said with the job and the amount, until it is paid', async () => {
  const { job, host } = await aSubmittedJob(house);
  assert.equal((await house.get('/api/host/owed', host.token)).body, null);
  house.clock.forward(50 * hour);
  const { body } = await house.get('/api/host/owed', host.token);
  assert.deepEqual([body.jobId, body.amountCents], [job.id, 12_500]);
  await house.post(`/api/jobs/${job.id}/checkout`, undefined, host.token);
  assert.equal((await house.get('/api/host/owed', host.token)).body, null);
});

test('a cleaner has a receipt for their background check once it is paid, which nobody else can open', async () => {
  const [cleaner, other, checks] = [await aCleaner(house), await aCleaner(house), checksIn(house)];
  const path = '/api/background-check/receipt.pdf';
  assert.equal((await house.get(path, cleaner.token)).status, 404, 'nothing is paid');
  const payment = await checks.openPayment(cleaner);
  assert.equal((await house.get(path, cleaner.token)).status, 404, 'opened is not paid');
  assert.equal((await checks.pay(payment)).body.status, 'succeeded');
  const { text, headers } = await pdfOf(house, path, cleaner);
  assert.match(text, /\w+ \d+, 2026 Background check .*\$39\.00/);
  assert.match(text, /Total \$39\.00/);
  for (const said of ['Receipt', cleaner.name, 'Paid\n', house.kit.settings.supportEmail])
    assert.ok(text.includes(said), `${said} is missing in ${text}`);
  assert.match(text.replaceAll('\n', ''), /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/, 'its number');
  assert.match(String(headers['cache-control']), /no-store/);
  assert.equal((await house.get(path, other.token)).status, 404);
});
