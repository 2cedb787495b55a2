import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkRecord } from '#contract/check-record.ts';
import type { RecordContent } from '#contract/record-chain.ts';
import { webTools } from '#contract/record-tools.ts';
import { claimOf, recordIn } from '#server/testing/a-claim.ts';
import { aJobToReview } from '#server/testing/a-job-to-review.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const published = async () => (await house.get('/.well-known/freshkey-log')).body;

async function toldTo(reader: Somebody, job: { id: string }): Promise<RecordContent[]> {
  const claim = await claimOf(house, job, reader);
  assert.deepEqual((await checkRecord(claim, await published(), webTools)).faults, []);
  return recordIn(claim).links.flatMap(({ content }) => content ?? []);
}
const moderate = async (id: string, moderationStatus: string, rejectionReason?: string) => {
  const sent = { moderationStatus, ...(rejectionReason && { rejectionReason }) };
  const answer = await house.patch(`/api/admin/reviews/${id}/moderate`, sent, (await anAdmin(house)).token);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
};

test('a review stays closed to the other side until they may read it, and never shows what was rejected', async () => {
  const { host, cleaner, job, write } = await aJobToReview(house);
  const starsTold = async (reader: Somebody) =>
    (await toldTo(reader, job)).flatMap(({ kind, from, stars }) =>
      kind.startsWith('review ') ? [`${from} ${stars}`] : [],
    );
  const { body: review } = await write(host, { overallStars: 1, comment: 'Bad' });
  assert.deepEqual(await starsTold(cleaner), []);
  assert.deepEqual(await starsTold(host), ['host 1']);
  assert.deepEqual(await starsTold(await anAdmin(house)), ['host 1']);
  await moderate(review.id, 'REJECTED', 'Please say why.');
  const anew = { overallStars: 2, comment: 'The floor was wet' };
  assert.equal((await house.patch(`/api/reviews/${review.id}`, anew, host.token)).status, 200);
  await moderate(review.id, 'APPROVED');
  assert.deepEqual(await starsTold(cleaner), [], 'blind until both have written');
  await write(cleaner, { overallStars: 4 });
  assert.deepEqual(await starsTold(cleaner), ['host 2', 'host 2', 'cleaner 4']);
  assert.deepEqual((await starsTold(host)).includes('cleaner 4'), false, 'the cleaner’s is not approved yet');
});

test('what a job paid while it was another cleaner’s is told to its host and admins, not to who came after', async () => {
  const scene = await aScene(house);
  const { job } = await scene.aLadder();
  assert.equal((await house.post(`/api/jobs/${job.id}/withdraw`, undefined, scene.ana.token)).status, 200);
  const pricesTold = async (reader: Somebody) =>
    new Set((await toldTo(reader, job)).flatMap(({ payoutCents, amountCents }) => [payoutCents, amountCents]));
  const toBen = await pricesTold(scene.ben);
  assert.ok(toBen.has(11_000) && !toBen.has(9_000) && !toBen.has(13_000), [...toBen].join());
  for (const reader of [scene.host, await anAdmin(house)]) assert.ok((await pricesTold(reader)).has(9_000));
});
