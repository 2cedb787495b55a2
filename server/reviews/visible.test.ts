import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hour } from '#server/platform/clock.ts';
import { aJobToReview } from '#server/testing/a-job-to-review.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
/** By an admin who has just logged in: these tests last for weeks. */
const approveReview = async (id: string) =>
  house.patch(`/api/admin/reviews/${id}/moderate`, { moderationStatus: 'APPROVED' }, (await anAdmin(house)).token);

test('others read it once it is approved and both have written', async () => {
  const { host, cleaner, job, write } = await aJobToReview(house);
  const seenBy = async ({ token }: Somebody) =>
    (await house.get(`/api/jobs/${job.id}`, token)).body.reviews.map(
      ({ author }: { author: { id: string } }) => author.id,
    );
  const publicly = async () => (await house.get(`/api/cleaners/${cleaner.id}`, host.token)).body;
  const { body: review } = await write(host, { overallStars: 3, comment: 'Fine.' });
  const admin = await anAdmin(house);
  assert.deepEqual([await seenBy(host), await seenBy(cleaner), await seenBy(admin)], [[host.id], [], [host.id]]);
  await approveReview(review.id);
  assert.deepEqual(await seenBy(cleaner), [], 'blind until the cleaner has written');
  assert.deepEqual((await publicly()).reviews, []);
  await write(cleaner);
  assert.deepEqual(await seenBy(cleaner), [host.id, cleaner.id]);
  assert.deepEqual(await seenBy(host), [host.id], 'the cleaner’s is not approved yet');
  const shown = await publicly();
  assert.deepEqual(
    [shown.ratingAvg, shown.totalReviews, shown.reviews[0].comment, shown.reviews[0].authorFirstName],
    [3, 1, 'Fine.', 'Hanna'],
  );
});

test('after seven days an approved review shows alone', async () => {
  const { host, cleaner, job, write } = await aJobToReview(house);
  const { body: review } = await write(host);
  await approveReview(review.id);
  const count = async () => (await house.get(`/api/jobs/${job.id}`, cleaner.token)).body.reviews.length;
  house.clock.forward(167 * hour);
  assert.equal(await count(), 0);
  house.clock.forward(hour);
  assert.equal(await count(), 1);
});
