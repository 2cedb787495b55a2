import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claimName } from '#contract/record-file.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { claimOf, recordIn } from '#server/testing/a-claim.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { textOf } from '#server/testing/pdf-of.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';
import { filesOf } from '#server/testing/spoil-claim.ts';

const house = await aHouse();

test('until a cleaning is paid, its host reads what they are to pay, and its cleaner the price', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const submittedAt = house.clock.now();
  const job = await aJob(house, host, { status: 'SUBMITTED', cleaner, startTime: submittedAt, submittedAt });
  const costs = async (reader: Somebody) =>
    recordIn(await claimOf(house, job, reader)).costs.map(({ kind, amountCents }) => [kind, amountCents]);
  const { body } = await house.get(`/api/jobs/${job.id}`, host.token);
  assert.deepEqual(await costs(host), [['due', body.payoutCents + body.hostFeeCents]]);
  assert.deepEqual(await costs(cleaner), [['job', body.payoutCents]]);
  const paper = await textOf(filesOf(await claimOf(house, job, host)).get(claimName) ?? new Uint8Array());
  assert.match(paper, /Cleaning and fee, not paid yet/);
});
