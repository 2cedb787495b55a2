import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aReportedJob } from '#server/testing/a-report.ts';
import { aHouse } from '#server/testing/house.ts';

const house = await aHouse();

/** A reported job, answered by its cleaner so that a proposal waits, and what lists say of it. */
async function aProposal() {
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
  const acceptedBy = async () => (await house.get('/api/host/jobs', host.token)).body[0].proposalAcceptedBy;
  const accept = ({ token }: { token: string }) => house.post(`/api/disputes/${disputeId}/accept`, {}, token);
  return { cleaner, host, listed, acceptedBy, accept, payoutCents: detail.dispute.proposal.payoutCents };
}

test('lists tell both sides of a report what is proposed, from the proposal until it is resolved', async () => {
  const { cleaner, host, listed, accept, payoutCents } = await aProposal();
  assert.deepEqual(await listed(), [payoutCents, payoutCents, payoutCents]);
  // whoever has accepted has nothing left to answer, and is still told what they have accepted
  await accept(cleaner);
  assert.deepEqual(await listed(), [undefined, payoutCents, payoutCents]);
  await accept(host);
  assert.deepEqual(await listed(), [undefined, undefined, undefined]);
});

test('and who of them has accepted it', async () => {
  const { cleaner, host, acceptedBy, accept } = await aProposal();
  assert.equal(await acceptedBy(), undefined);
  await accept(host);
  assert.equal(await acceptedBy(), 'host');
  await accept(cleaner);
  assert.equal(await acceptedBy(), undefined);
});
