import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { ledgerEntries, ledgerTransactions } from './table.ts';

const house = await aHouse();

test('the books cannot be rewritten', async () => {
  const { job, host } = await aSubmittedJob(house);
  await house.post(`/api/jobs/${job.id}/checkout`, undefined, host.token);
  for (const statement of [
    'update ledger_entry set amount_cents = 1',
    'delete from ledger_entry',
    'truncate ledger_entry',
    'update ledger_transaction set kind = null',
    'delete from ledger_transaction',
  ])
    await assert.rejects(house.kit.db.execute(statement), causedBy(/is append-only/), statement);
  const unbalanced = house.kit.db.transaction(async (tx) => {
    const [row] = await tx.select().from(ledgerTransactions).limit(1);
    await tx.insert(ledgerEntries).values({
      transactionId: row?.id ?? '',
      account: 'fees',
      amountCents: 1,
      releasedAt: house.clock.now(),
    });
  });
  await assert.rejects(unbalanced, causedBy(/does not balance/));
});

const causedBy = (reason: RegExp) => (error: Error) => reason.test(String(error.cause));
