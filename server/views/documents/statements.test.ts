import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { formatMoney } from '#contract/format-money.ts';
import { localTime } from '#contract/zoned-time.ts';
import { aPaidCleaner, bankDecides, earningsOf } from '#server/testing/a-payout-account.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { pdfOf } from '#server/testing/pdf-of.ts';
import { aCleaner, aHost, anAdmin, type Somebody } from '#server/testing/people.ts';

/** A job paid by hand with a tip of $7.01 and a refund of $20.50. */
async function aYearOf(house: Awaited<ReturnType<typeof aHouse>>) {
  const scene = await aPaidCleaner(house);
  const { job, host } = scene;
  const admin = await anAdmin(house);
  await house.post(`/api/jobs/${job.id}/tips`, { tipCents: 701 }, host.token);
  const payments = (await house.get(`/api/admin/payments?q=${job.id}`, admin.token)).body;
  const { id } = payments.find(({ kind }: { kind: string }) => kind === 'job');
  const refund = { amountCents: 2_050, reason: 'Not clean' };
  assert.equal((await house.post(`/api/admin/payments/${id}/refund`, refund, admin.token)).status, 200);
  return scene;
}

/** The cells of a file, without its byte order mark; no cell of these holds a comma. */
const cellsOf = (csv: string) =>
  csv
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((row) => row.split(','));
const lastColumnOf = (csv: string) =>
  cellsOf(csv)
    .slice(1)
    .reduce((sum, row) => sum + Math.round(Number(row.at(-1)) * 100), 0);

test('a payout’s statement lists all it contains, the fee and the net', async () => {
  const house = await aHouse();
  const { cleaner } = await aYearOf(house);
  const balance = (await earningsOf(house, cleaner)).balance;
  const { body: payout } = await house.post('/api/cleaner/payouts', { method: 'instant' }, cleaner.token);
  const path = `/api/cleaner/payouts/${payout.id}/statement.pdf`;
  const begun = (await pdfOf(house, path, cleaner)).text;
  assert.match(begun, /On its way/);
  assert.equal(payout.amountCents, balance);
  for (const line of ['Cleaning', 'Tip', 'Refund']) assert.match(begun, new RegExp(`May 6, 2026 ${line} .*\\$`));
  assert.ok(begun.includes('$115.00') && begun.includes('$7.01') && begun.includes('−$20.50'), begun);
  assert.ok(begun.includes(`Payout ${formatMoney(balance, 'en')}`), begun);
  assert.ok(begun.includes(`Payment provider’s fee ${formatMoney(-payout.feeCents, 'en')}`), begun);
  assert.ok(begun.includes(`To your bank ${formatMoney(balance - payout.feeCents, 'en')}`), begun);
  await bankDecides(house);
  assert.match((await pdfOf(house, path, cleaner)).text, /Reached your bank\nMay 6, 2026/);
  const other = await aCleaner(house);
  assert.equal((await house.get(path, other.token)).status, 404);
});

test('what the bank sends back is back as a whole, and neither it nor what is held was sent to the bank', async () => {
  const house = await aHouse();
  const { cleaner } = await aPaidCleaner(house, 20_000);
  const take = async (amountCents: number) =>
    (await house.post('/api/cleaner/payouts', { method: 'instant', amountCents }, cleaner.token)).body;
  const year = async () => (await house.get('/api/cleaner/statements/2026', cleaner.token)).body;
  const [returned, paid] = [await take(3_013), await take(5_000)];
  await bankDecides(house);
  const { text } = await pdfOf(house, `/api/cleaner/payouts/${returned.id}/statement.pdf`, cleaner);
  assert.match(text, /Back in your balance\n?[\s\S]*\$30\.13/);
  for (const untrue of ['To your bank', 'provider’s fee', formatMoney(returned.amountCents - returned.feeCents, 'en')])
    assert.ok(!text.includes(untrue), `${untrue} in ${text}`);
  const held = await take(4_000);
  const admin = await anAdmin(house);
  assert.equal(
    (await house.post(`/api/admin/payouts/${held.id}/hold`, { reason: 'A check.' }, admin.token)).status,
    200,
  );
  const { paidOutCents, payoutFeeCents } = await year();
  assert.deepEqual([paidOutCents, payoutFeeCents], [paid.amountCents - paid.feeCents, paid.feeCents]);
});

test('a cleaner’s year has the gross of form 1099, fees, tips, refunds and the net, as the books do', async () => {
  const house = await aHouse();
  const { cleaner } = await aYearOf(house);
  const { body } = await house.get('/api/cleaner/statements/2026', cleaner.token);
  const { rows } = await house.kit.db.execute<{ cents: number }>(sql`
    select sum(amount_cents)::int as cents from ledger_entry where account = 'cleaner' and owner_id = ${cleaner.id}`);
  assert.equal(body.netCents, rows[0]?.cents);
  const { cleaningCents, tipCents, feeCents, refundedCents, grossCents, netCents } = body;
  assert.deepEqual([cleaningCents, tipCents, feeCents, refundedCents], [12_000, 701, 500, 2_050]);
  assert.deepEqual([grossCents, netCents], [12_701, 12_701 - 500 - 2_050]);
  assert.deepEqual(
    body.months.map(({ month }: { month: string }) => month),
    ['2026-05'],
  );
  const { text } = await pdfOf(house, '/api/cleaner/statements/2026.pdf', cleaner);
  assert.match(text, /May \$120\.00 \$7\.01 – −\$5\.00 −\$20\.50 \$101\.51/);
  assert.match(text, /Gross earnings[\s\S]*\$127\.01/);
  const csv = (await house.get('/api/cleaner/statements/2026.csv', cleaner.token)).body;
  assert.equal(lastColumnOf(csv), netCents);
  assert.deepEqual(cellsOf(csv).at(-1)?.slice(-4), ['', '-20.50', '0.00', '-20.50']);
});

test('a cleaner’s file names the day of the cleaning and the payout of each line, in the reader’s words where asked for', async () => {
  const house = await aHouse();
  const { cleaner, job } = await aYearOf(house);
  const { body: payout } = await house.post('/api/cleaner/payouts', { method: 'instant' }, cleaner.token);
  const linesOf = async (query = '') =>
    cellsOf((await house.get(`/api/cleaner/statements/2026.csv${query}`, cleaner.token)).body);
  const [head, first] = await linesOf();
  assert.deepEqual(head?.slice(4, 7), ['cleaningDate', 'payoutId', 'paidAt']);
  const day = localTime(new Date(job.startTime), 'America/Chicago').date;
  assert.deepEqual(first?.slice(1, 7), ['job', first?.[2], job.id, day, payout.id, '']);
  await bankDecides(house);
  for (const line of (await linesOf()).slice(1)) assert.deepEqual(line.slice(5, 7), [payout.id, '2026-05-06']);
  const [words, ...named] = await linesOf('?headings=words');
  assert.deepEqual(words?.slice(4), ['Cleaning date', 'Payout ID', 'Paid out', 'To your bank', 'Gross', 'Fee', 'Net']);
  assert.deepEqual(
    named.map((cells) => cells[1]),
    ['Cleaning', 'Tip', 'Refund', 'Payment provider’s fee'],
  );
});

test('a cleaner’s file is in the language of the screen that asks for it, whichever the account was last seen in', async () => {
  const house = await aHouse();
  const { cleaner } = await aPaidCleaner(house);
  const path = '/api/cleaner/statements/2026.csv?headings=words&language=de';
  const [head, first] = (await house.get(path, cleaner.token)).body.replace('\uFEFF', '').split('\r\n');
  assert.match(head, /;An deine Bank;/);
  assert.match(first, /;120,00;-5,00;115,00$/);
  assert.equal((await house.get(`${path}x`, cleaner.token)).status, 400);
});

test('a payout that took a part of an earning is told with that part, and its lines add up to what the bank got', async () => {
  const house = await aHouse();
  const { cleaner, job, host } = await aPaidCleaner(house);
  await house.post(`/api/jobs/${job.id}/tips`, { tipCents: 701 }, host.token);
  const take = async (amountCents: number) =>
    (await house.post('/api/cleaner/payouts', { method: 'instant', amountCents }, cleaner.token)).body;
  const [first, second] = [await take(5_000), await take(7_000)];
  const csv = (await house.get('/api/cleaner/statements/2026.csv', cleaner.token)).body;
  const lines = cellsOf(csv).slice(1);
  // $115.00 of a cleaning of $120.00, then $7.01: 50.00 + 65.00, then 5.00 of the tip; 2.01 is left
  assert.deepEqual(
    lines.map((cells) => [cells[1], cells[5], ...cells.slice(7)]),
    [
      ['job', first.id, '50.00', '52.17', '-2.17', '50.00'],
      ['job', second.id, '65.00', '67.83', '-2.83', '65.00'],
      ['tip', second.id, '5.00', '5.00', '0.00', '5.00'],
      ['tip', '', '', '2.01', '0.00', '2.01'],
      ['payoutFee', first.id, `-${(first.feeCents / 100).toFixed(2)}`, '0.00', '0.00', '0.00'],
      ['payoutFee', second.id, `-${(second.feeCents / 100).toFixed(2)}`, '0.00', '0.00', '0.00'],
    ],
  );
  const { text } = await pdfOf(house, `/api/cleaner/payouts/${second.id}/statement.pdf`, cleaner);
  const sum = lines.reduce(
    (cents, cells) => cents + (cells[5] === second.id ? Math.round(Number(cells[7]) * 100) : 0),
    0,
  );
  assert.equal(sum, second.amountCents - second.feeCents);
  assert.ok(text.includes(`To your bank ${formatMoney(sum, 'en')}`), text);
  assert.equal(lastColumnOf(csv), 11_500 + 701);
});

test('a host’s year adds up by month and property, in the file too, where no cell is a formula', async () => {
  const house = await aHouse();
  const { host, job } = await aYearOf(house);
  const title = '=HYPERLINK("http://evil.example")';
  await house.kit.db.execute(sql`update property set title = ${title} where id = ${job.propertyId}`);
  const { body } = await house.get('/api/host/statements/2026', host.token);
  const sums = { cleaningCents: 12_000, feeCents: 500, tipCents: 701, extraCents: 0, refundedCents: 2_050 };
  const spent = { ...sums, totalCents: 11_151 };
  const months = [{ month: '2026-05', ...spent }];
  const properties = [{ id: job.propertyId, title, ...spent, months }];
  assert.deepEqual(body, { year: 2026, years: [2026], ...spent, months, properties });
  const { text } = await pdfOf(house, '/api/host/statements/2026.pdf', host);
  assert.ok(text.includes(title), text);
  assert.equal(text.match(/May \$120\.00 \$5\.00 \$7\.01 – −\$20\.50 \$111\.51/g)?.length, 2);
  const csv: string = (await house.get('/api/host/statements/2026.csv', host.token)).body;
  assert.equal(lastColumnOf(csv), 11_151);
  assert.ok(csv.includes(`"'=HYPERLINK(""http://evil.example"")"`), csv);
  assert.match(csv, /,-20\.50,0\.00,-20\.50\r\n$/);
});

test('a year is one of the operator’s calendar', async () => {
  const house = await aHouse({ start: '2027-01-01T03:30:00.000Z' });
  const { job, host, cleaner } = await aSubmittedJob(house);
  await house.post(`/api/jobs/${job.id}/checkout`, undefined, host.token);
  const totalIn = async (year: number) =>
    (await house.get(`/api/host/statements/${year}`, host.token)).body.totalCents as number;
  // half past ten on the eve, in New York
  assert.deepEqual([await totalIn(2026), await totalIn(2027)], [12_500, 0]);
  const { body } = await house.get('/api/cleaner/statements/2026', cleaner.token);
  assert.deepEqual([body.months[0].month, body.years], ['2026-12', [2026]]);
});

test('a year without money, one that nobody counts, and who may not ask', async () => {
  const house = await aHouse();
  const host = await aHost(house);
  const cleaner = await aCleaner(house);
  assert.match((await pdfOf(house, '/api/host/statements/2025.pdf', host)).text, /No payments for this year/);
  assert.match((await pdfOf(house, '/api/cleaner/statements/2025.pdf', cleaner)).text, /No payments for this year/);
  const statusOf = async (path: string, { token }: Somebody) => (await house.get(path, token)).status;
  for (const year of ['1999', '20266', 'now']) {
    assert.equal(await statusOf(`/api/host/statements/${year}`, host), 404);
    assert.equal(await statusOf(`/api/host/statements/${year}.pdf`, host), 404);
  }
  assert.equal(await statusOf('/api/host/statements/2026.pdf', cleaner), 403);
  assert.equal(await statusOf('/api/cleaner/statements/2026.csv', host), 403);
});
