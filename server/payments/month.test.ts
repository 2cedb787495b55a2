import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day } from '#server/platform/clock.ts';
import { aHouse } from '#server/testing/house.ts';
import { aMonth, type Month } from '#server/testing/month/a-month.ts';
import { happen, type Tally } from '#server/testing/month/happen.ts';
import { timePasses } from '#server/testing/month/time-facts.ts';
import { readTrialBalance } from '#server/views/ledger/trial-balance.ts';

// A month of everything that can happen to money, drawn at random. `MONTH_FACTS=10000 SEED=7 node --test
// server/payments/month.test.ts` takes ten minutes; the seed is printed, and the same one tells the same month.

const facts = Number(process.env.MONTH_FACTS ?? 400);
const seed = Number(process.env.SEED ?? 20_261_122);

test(`after ${facts} business facts every account agrees to the cent, also with the provider's (seed ${seed})`, async (t) => {
  const month = await aMonth(await aHouse(), seed);
  month.faults.percent = 5;
  const tally: Tally = new Map();
  for (let happened = 0; happened < facts; happened++) {
    await happen(month, tally);
    if (happened % 250 === 249) await agreesWithItself(month, `after ${happened + 1} facts`);
  }
  await settleDown(month);
  for (const [line, times] of [...tally].sort()) t.diagnostic(`${times} × ${line}`);
  t.diagnostic(
    `${month.faults.happened} calls to the providers went wrong; it is ${month.house.clock.now().toISOString()}`,
  );
  await agreesWithItself(month, 'in the end');
  await agreesWithProviders(month);
  await agreesWithCleaners(month);
});

/** The weather clears, and whatever waits for the clock is done. */
async function settleDown(month: Month): Promise<void> {
  month.faults.percent = 0;
  for (let days = 0; days < 16; days++) await timePasses(month, day);
  await month.house.kit.tasks.send(month.house.kit.db, 'sandbox-deliver', {});
  await month.work();
}

/** What is still under way is booked when it arrives; held money follows its report within a task. */
const mayLag = ['money is held back only while a report is open'];

async function agreesWithItself({ house, faults }: Month, when: string): Promise<void> {
  const { accounts, findings } = await readTrialBalance(house.kit.db);
  const sum = accounts.reduce((total, { debitCents, creditCents }) => total + creditCents - debitCents, 0);
  assert.equal(sum, 0, when);
  const wrong = findings.filter(
    ({ name, disagreements }) =>
      disagreements.length > 0 && !(mayLag.includes(name) && (when !== 'in the end' || faults.percent > 0)),
  );
  assert.deepEqual(wrong, [], when);
}

async function agreesWithProviders({ rows }: Month): Promise<void> {
  const payments = await rows(`
    select p.id, p.kind, p.status, i.status as there, p.refunded_cents, i.refunded_cents as refunded_there,
      coalesce(-sum(e.amount_cents), 0)::int as booked,
      case when i.status = 'succeeded' then i.amount_cents - i.refunded_cents - i.charged_back_cents else 0 end as paid
    from sandbox_intent i
    left join payment p on p.provider_payment_id = i.id
    left join ledger_transaction t on t.payment_id = p.id
    left join ledger_entry e on e.transaction_id = t.id and e.account = 'provider'
    where i.kind = 'payment' group by p.id, i.id
    having coalesce(-sum(e.amount_cents), 0) <>
      case when i.status = 'succeeded' then i.amount_cents - i.refunded_cents - i.charged_back_cents else 0 end`);
  assert.deepEqual(payments, [], 'each payment is booked as the provider has it');
  const open = await rows("select id, kind, status from payment where status in ('unknown', 'processing')");
  assert.deepEqual(open, [], 'no outcome is left open');
  const payouts = await rows(`
    select p.id, p.status, p.amount_cents, count(o.id)::int as orders, array_agg(o.status) as there
    from payout p left join sandbox_payout_order o
      on o.request_key like p.id || ':%' and o.status in ('pending', 'paid')
    group by p.id having count(o.id) <> case when p.status = 'paid' then 1 else 0 end`);
  assert.deepEqual(payouts, [], 'each paid payout left the provider once, and no other did');
}

/** A cleaner's screen says what the books say; only a bank that fetched money back can put it below zero. */
async function agreesWithCleaners(month: Month): Promise<void> {
  for (const cleaner of month.cleaners) {
    const { body } = await month.house.get('/api/cleaner/earnings', await month.tokenOf(cleaner));
    const [books] = await month.rows<{ owed: number; sent: number; taken: number }>(
      `select coalesce(sum(e.amount_cents) filter (where account = 'cleaner'), 0)::int as owed,
         coalesce(sum(e.amount_cents) filter (where account in ('payouts', 'payoutFees')), 0)::int as sent,
         count(*) filter (where t.kind = 'chargeback')::int as taken
       from ledger_entry e join ledger_transaction t on t.id = e.transaction_id where e.owner_id = $1`,
      [cleaner.id],
    );
    assert.deepEqual([body.balanceCents + body.pendingCents, body.paidOutCents], [books?.owed, books?.sent]);
    assert.ok(body.balanceCents >= 0 || (books?.taken ?? 0) > 0, `${cleaner.name} ${body.balanceCents}`);
  }
}
