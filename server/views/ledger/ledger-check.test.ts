import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { newId } from '#server/platform/ids.ts';
import { bankHolds } from '#server/testing/a-bank.ts';
import { aPaidCleaner, bankDecides } from '#server/testing/a-payout-account.ts';
import { aReportedJob } from '#server/testing/a-report.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { freshToken } from '#server/testing/access-world.ts';
import { databaseUrlOf } from '#server/testing/another-process.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';
import { invariants } from './invariants.ts';
import { readTrialBalance } from './trial-balance.ts';

const house = await aHouse();
const { kit } = house;

const failing = async (): Promise<string[]> => {
  const { findings } = await readTrialBalance(kit.db);
  return findings.filter(({ disagreements }) => disagreements.length > 0).map(({ name }) => name);
};

/** Money of every kind: paid, tipped, refunded, decided to be less or nothing, paid out and returned. */
async function aBusyHouse(): Promise<void> {
  const { job, host, cleaner } = await aPaidCleaner(house);
  await house.post(`/api/jobs/${job.id}/tips`, { tipCents: 1_500 }, host.token);
  const token = await freshToken(house, cleaner);
  for (const amountCents of [3_000, 2_013]) {
    await house.post('/api/cleaner/payouts', { method: 'instant', amountCents }, token);
    await house.work();
    await bankDecides(house);
  }
  const admin = await anAdmin(house);
  for (const payoutCents of [0, 5_000]) {
    const { disputeId } = await aReportedJob(house);
    await house.post(`/api/admin/disputes/${disputeId}/resolve`, { payoutCents, reason: 'As seen.' }, admin.token);
  }
  const refunded = await aSubmittedJob(house);
  await house.post(`/api/jobs/${refunded.job.id}/checkout`, {}, refunded.host.token);
  const { body: payments } = await house.get('/api/admin/payments', admin.token);
  const { id } = payments.find(({ jobId }: { jobId: string }) => jobId === refunded.job.id);
  await house.post(`/api/admin/payments/${id}/refund`, { amountCents: 700, reason: 'Agreed.' }, admin.token);
  await house.work();
}

await aBusyHouse();

test('the books of a busy house agree', async () => {
  const { accounts } = await readTrialBalance(kit.db);
  assert.deepEqual(await failing(), []);
  assert.deepEqual(
    accounts.map(({ account }) => account),
    ['cleaner', 'fees', 'payoutFees', 'payouts', 'provider'],
  );
  assert.equal(
    accounts.reduce((sum, { debitCents, creditCents }) => sum + creditCents - debitCents, 0),
    0,
  );
});

/** Whoever can rewrite the tables behind the product's back. */
const tampering: Record<string, string> = {
  'every transaction sums to zero': `update ledger_entry set amount_cents = amount_cents + 1 where id = (select min(id) from ledger_entry where account = 'fees')`,
  'a payment is booked as what is left of it': `update payment set refunded_cents = refunded_cents + 1 where kind = 'job' and status = 'succeeded'`,
  'a host is charged the payout and the host’s fee': `update job set host_fee_cents = 400 where status = 'PAID'`,
  'of a job Freshkey keeps both fees, and the cleaner has the rest': `update job set cleaner_fee_cents = 400 where status = 'PAID'`,
  'tips and pay for waiting and late cancellations are the cleaner’s whole': `update ledger_entry set account = 'fees' where account = 'cleaner' and transaction_id in (select id from ledger_transaction where kind = 'tip')`,
  'a share is never below zero nor above what was charged': `update ledger_entry set amount_cents = -amount_cents where account = 'cleaner' and transaction_id in (select id from ledger_transaction where kind = 'tip')`,
  'what left a balance is what its payouts say': `update payout set status = 'failed' where status = 'paid'`,
  'the parts of a payout are its amount': 'update payout_item set amount_cents = amount_cents - 1',
  'a job is PAID where its payment has succeeded, and nowhere else': `update job set status = 'SUBMITTED' where status = 'PAID'`,
  'money is held back only while a report is open': `update ledger_entry set released_at = '9999-12-31' where account = 'cleaner'`,
  'a referral credit waives its own cleaner’s fee': `insert into fee_credit select '${newId()}', j.host_id, j.host_id, 1, now() from job j where j.status = 'PAID' limit 1; update job set credit_id = (select id from fee_credit) where id = (select id from job where status = 'PAID' limit 1)`,
  'of a repayment nobody keeps more than the chargeback took': `update payment set kind = 'repayment', returned_cents = 1 where kind = 'job' and status = 'succeeded'`,
  'what came back of refunds is the payers’ until it is sent again': `update payment set returned_cents = 1 where kind = 'job' and status = 'succeeded'`,
  'the fee of a background check is booked as such': `update payment set kind = 'background_check' where kind = 'tip'`,
};

class Undone extends Error {}

for (const { name } of invariants)
  test(`tampering is found: ${name}`, async () => {
    await assert.rejects(
      kit.db.transaction(async (tx) => {
        await tx.execute(sql.raw('alter table ledger_entry disable trigger all'));
        await tx.execute(sql.raw(tampering[name] ?? assert.fail(name)));
        const { findings } = await readTrialBalance(tx);
        const found = findings.find((finding) => finding.name === name);
        assert.ok(found?.disagreements[0]?.subject, name);
        throw new Undone();
      }),
      Undone,
    );
    assert.deepEqual(await failing(), []);
  });

test('the command prints the trial balance and ends with 1 where the books do not agree', async () => {
  const agreed = await ledgerCheck();
  assert.equal(agreed.code, 0, agreed.out);
  assert.match(agreed.out, /account +debit +credit +balance\ncleaner /);
  assert.match(agreed.out, /holds {2}every transaction sums to zero\n[\s\S]*The books agree\./);
  const { cleaner, job } = await aPaidCleaner(house);
  const token = await freshToken(house, cleaner);
  await house.post('/api/cleaner/payouts', { method: 'instant', amountCents: 11_500 }, token);
  const before = Number(/negative balances: (\d+)/.exec(agreed.out)?.[1]);
  await bankHolds(house, job.id, 12_500);
  const owed = await ledgerCheck();
  assert.equal(owed.code, 0, 'a debt is no fault of the books');
  assert.match(owed.out, new RegExp(`negative balances: ${before + 1}\n[^]*after a chargeback, -\\d+\\.\\d\\d in all`));
  await kit.db.execute(sql`update payout_item set amount_cents = amount_cents - 1`);
  const broken = await ledgerCheck();
  assert.equal(broken.code, 1);
  assert.match(broken.out, /FAILS {2}the parts of a payout are its amount\n +payout [\w-]+: \d+\.\d\d instead of \d+/);
});

function ledgerCheck(): Promise<{ code: number; out: string }> {
  const env = { ...process.env, DATABASE_URL: databaseUrlOf(house) };
  return new Promise((resolve) => {
    execFile('node', ['server/views/ledger/check.ts'], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out: out + err }),
    );
  });
}
