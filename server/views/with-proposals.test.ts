import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aReportedJob } from '#server/testing/a-report.ts';
import { aHouse } from '#server/testing/house.ts';

const house = await aHouse();

test('lists tell both sides of a report what is proposed, from the proposal until it is resolved', async () => {
  const { job, disputeId, cleaner, host } = await aReportedJob(house);
  const listed = async () => {
    const { body: today } = await house.get('/api/cleaner/today', cleaner.token);
    const { body: assigned } = await house.get('/api/cleaner/jobs/assigned', cleaner.token);
    const { body: hosts } = await house.get('/api/host/jobs', host.token);
    return [today.toAnswer[0]?.proposedCents, assigned[0].proposedCents, hosts[0].proposedCents];
  };
  assert.deepEqual(await listed(), [undefined, undefined, undefined]);
  await house.post(`/api/disputes/${disputeId}/answer`, { text: 'It was cleaned.' }, cleaner.token);
  const { body: detail } = await house.get(`/api/jobs/${job.id}`, cleaner.token);
  const { payoutCents } = detail.dispute.proposal;
  assert.deepEqual(await listed(), [payoutCents, payoutCents, payoutCents]);
  // whoever has accepted has nothing left to answer, and is still told what they have accepted
  await house.post(`/api/disputes/${disputeId}/accept`, undefined, cleaner.token);
  assert.deepEqual(await listed(), [undefined, payoutCents, payoutCents]);
  await house.post(`/api/disputes/${disputeId}/accept`, undefined, host.token);
  assert.deepEqual(await listed(), [undefined, undefined, undefined]);
});
