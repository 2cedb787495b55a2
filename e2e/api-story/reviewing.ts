import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectBody, expectFields, expectList, expectRefusal } from '../client.ts';
import * as moneyShape from '../money-shapes.ts';
import { eventually } from '../people.ts';
import * as shape from '../wire-shapes.ts';
import { jobFor, story } from './story.ts';

interface Written {
  id: string;
  author: { id: string };
}

const write = (body: object, by = story.host) =>
  story.client.post('/api/reviews', { jobId: story.jobId, ...body }, by.token);
const moderate = (id: string, body: object) =>
  story.client.patch(`/api/admin/reviews/${id}/moderate`, body, story.admin.token);

test('both sides review each other once; the tip goes whole to the cleaner', async () => {
  const { client, host, carla, bruno, stranger } = story;
  const stars = { overallStars: 5, punctualityStars: 4, communicationStars: 5, qualityStars: 5 };
  expectFields(await write({ targetId: carla.id, overallStars: 0 }), {
    overallStars: 'Please provide an overall rating.',
  });
  expectRefusal(await write({ targetId: host.id, ...stars }, bruno), 404, 'not_found');
  expectRefusal(await write({ targetId: carla.id, ...stars }, stranger), 404, 'not_found');
  const [first] = expectBody(await client.get('/api/host/payment-methods', host.token), 200).filter(
    ({ last4 }: { last4: string }) => last4 === '4242',
  );
  expectBody(await client.post(`/api/host/payment-methods/${first.id}/default`, undefined, host.token), 204);
  const body = { targetId: carla.id, ...stars, comment: '  Spotless, as always.  ', tipCents: 1050 };
  const byHost = expectBody(await write(body), 201, shape.review);
  assert.deepEqual(
    [byHost.comment, byHost.tipCents, byHost.moderationStatus],
    ['Spotless, as always.', 1050, 'PENDING'],
  );
  assert.equal(byHost.tip, 'succeeded');
  expectRefusal(await write(body), 409, 'already_reviewed');
  assert.ok(!JSON.stringify((await jobFor(carla)).reviews).includes('Spotless'), 'Blind until both have written.');
  const byCleaner = await write({ targetId: host.id, overallStars: 4, comment: null, tipCents: 0 }, carla);
  assert.equal(expectBody(byCleaner, 201, shape.review).comment, null);
  const earned = expectBody(await client.get('/api/cleaner/earnings', carla.token), 200, moneyShape.earnings);
  assert.equal(earned.balanceCents + earned.pendingCents, 10550 + 1050);
});

test('an admin moderates; only then others see the review and the rating', async () => {
  const { client, host, carla, admin } = story;
  expectRefusal(await client.get('/api/admin/reviews', host.token), 403, 'forbidden');
  const ratingOfCarla = async () => (await client.get('/api/me', carla.token)).body.ratingAvg;
  assert.equal(await ratingOfCarla(), null);
  const waiting = expectList(await client.get('/api/admin/reviews?status=PENDING', admin.token), shape.review);
  const ours: Written[] = waiting.filter(({ jobId }: { jobId: string }) => jobId === story.jobId);
  const [byHost, byCleaner] = [host, carla].map(({ id }) => ours.find(({ author }) => author.id === id));
  assert.ok(byHost && byCleaner);
  expectFields(await moderate(byCleaner.id, { moderationStatus: 'REJECTED' }), {
    rejectionReason: 'Rejection Reason Required',
  });
  const rejected = await moderate(byCleaner.id, { moderationStatus: 'REJECTED', rejectionReason: 'Off topic' });
  assert.equal(expectBody(rejected, 200, shape.review).rejectionReason, 'Off topic');
  const approved = await moderate(byHost.id, { moderationStatus: 'APPROVED' });
  assert.equal(expectBody(approved, 200, shape.review).moderationStatus, 'APPROVED');
  expectRefusal(await moderate(byHost.id, { moderationStatus: 'APPROVED' }), 409, 'invalid_transition');
  await eventually(async () => (await ratingOfCarla()) === 5, 'The rating');
  const shown = expectBody(await client.get(`/api/cleaners/${carla.id}`, host.token), 200, shape.approvedCleaner);
  assert.deepEqual([shown.ratingAvg, shown.totalReviews], [5, 1]);
  assert.equal(shown.reviews[0].comment, 'Spotless, as always.');
  const search = await client.get('/api/cleaners/approved?location=Austin%2C%20TX&radiusMiles=20', host.token);
  const found = expectList(search, shape.approvedCleaner).find(({ id }: { id: string }) => id === carla.id);
  assert.deepEqual([found.firstName, found.lastName, found.ratingAvg], ['Carla', 'Reyes', 5]);
  const stats = expectBody(await client.get('/api/admin/stats', admin.token), 200);
  for (const name of ['userCount', 'pendingBackgroundChecks', 'propertyCount', 'openJobCount', 'pendingReviewCount'])
    assert.equal(typeof stats[name], 'number', name);
});

test('what is signed out stays out', async () => {
  const { client, host } = story;
  expectBody(await client.post('/api/auth/logout', undefined, host.token), 204);
  expectRefusal(await client.get('/api/me', host.token), 401, 'not_signed_in');
});
