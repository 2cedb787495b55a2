import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { verifyChain } from '#server/audit/index.ts';
import { payments } from '#server/payments/table.ts';
import { hour } from '#server/platform/clock.ts';
import { mails } from '#server/platform/mail.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aJobToReview } from '#server/testing/a-job-to-review.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const aPaidJob = (status?: 'SUBMITTED') => aJobToReview(house, status);
let admin = await anAdmin(house);

const moderate = (id: string, body: unknown, by = admin) =>
  house.patch(`/api/admin/reviews/${id}/moderate`, body, by.token);
const approveReview = (id: string, editedAt?: string) => moderate(id, { moderationStatus: 'APPROVED', editedAt });

test('both people of a paid job review each other, once', async () => {
  const { host, cleaner, job, write } = await aPaidJob();
  const written = await write(host, { overallStars: 4, qualityStars: 5, comment: '  Spotless.  ' });
  assert.equal(written.status, 201, JSON.stringify(written.body));
  const { id: _, createdAt: _c, ...review } = written.body;
  assert.deepEqual(review, {
    ...{ jobId: job.id, targetId: cleaner.id, overallStars: 4, punctualityStars: null, communicationStars: null },
    ...{
      qualityStars: 5,
      comment: 'Spotless.',
      tipCents: 0,
      tip: 'none',
      tipRefundedCents: 0,
      moderationStatus: 'PENDING',
    },
    ...{
      rejectionReason: null,
      moderatedAt: null,
      editedAt: null,
      canEdit: true,
      job: { id: job.id, title: 'Lakeside Loft' },
    },
    author: { id: host.id, name: 'Hanna Host' },
    target: { id: cleaner.id, name: 'Carlos Cleaner' },
  });
  assert.equal((await write(host)).body.error, 'already_reviewed');
  assert.equal((await write(cleaner, { comment: '   ' })).body.comment, null);
});

test('ten sends at once make one review', async () => {
  const { host, write } = await aPaidJob();
  const answers = await Promise.all(Array.from({ length: 10 }, () => write(host)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array(9).fill(409)]);
});

test('who, what and when is refused as the wire says', async () => {
  const { host, cleaner, job, write } = await aPaidJob();
  const stranger = await aHost(house);
  assert.equal((await write(stranger)).status, 404);
  assert.equal((await write(await aCleaner(house))).status, 404);
  assert.equal((await write(admin)).status, 403);
  assert.equal((await write(host, { jobId: stranger.id })).status, 404);
  for (const targetId of [host.id, stranger.id]) {
    const { status, body } = await write(host, { targetId });
    assert.deepEqual([status, Object.keys(body.fields)], [400, ['targetId']]);
  }
  const stars = await write(host, { overallStars: 0 });
  assert.equal(stars.body.fields.overallStars, 'Please provide an overall rating.');
  assert.equal((await write(host, { overallStars: 6 })).status, 400);
  assert.equal((await write(host, { qualityStars: 2.5 })).status, 400);
  assert.equal((await write(cleaner, { tipCents: 500 })).status, 400, 'only hosts tip');
  assert.equal((await write(host, { moderationStatus: 'APPROVED' })).status, 400);
  const early = await aPaidJob('SUBMITTED');
  assert.equal((await early.write(early.host)).body.error, 'invalid_transition');
  assert.equal((await house.get(`/api/jobs/${job.id}`, cleaner.token)).body.canReview, true);
});

test('a review stands whatever becomes of its tip', async () => {
  const paid = await aPaidJob();
  await aCard(house, paid.host);
  assert.equal((await paid.write(paid.host, { tipCents: 1500 })).body.tip, 'succeeded');
  const { body: earnings } = await house.get('/api/cleaner/earnings', paid.cleaner.token);
  assert.equal(earnings.balanceCents + earnings.pendingCents, 1500);
  const declined = await aPaidJob();
  await aCard(house, declined.host, testCards.declined).catch(() => {});
  const { status, body } = await declined.write(declined.host, { tipCents: 500 });
  assert.deepEqual([status, body.tip, body.tipCents], [201, 'declined', 500]);
});

test('a review says what of its tip has gone back', async () => {
  const { host, job, write } = await aPaidJob();
  await aCard(house, host);
  assert.equal((await write(host, { tipCents: 800 })).body.tipRefundedCents, 0);
  const [tip] = await house.kit.db.select().from(payments).where(eq(payments.jobId, job.id));
  const refund = { amountCents: 300, reason: 'As agreed' };
  await house.post(`/api/admin/payments/${tip?.id}/refund`, refund, admin.token);
  const { reviews } = (await house.get(`/api/jobs/${job.id}`, host.token)).body;
  assert.deepEqual([reviews[0].tip, reviews[0].tipCents, reviews[0].tipRefundedCents], ['succeeded', 800, 300]);
});

test('moderation happens once, needs a reason to reject, counts in the rating and is in the audit chain', async () => {
  const { host, cleaner, write } = await aPaidJob();
  admin = await anAdmin(house);
  const [good, bad] = [(await write(host, { overallStars: 4 })).body, (await write(cleaner, { overallStars: 1 })).body];
  const bare = await moderate(bad.id, { moderationStatus: 'REJECTED', rejectionReason: ' ' });
  assert.deepEqual([bare.status, Object.keys(bare.body.fields)], [400, ['rejectionReason']]);
  assert.equal((await moderate(bad.id, { moderationStatus: 'PENDING' })).status, 400);
  const rejected = await moderate(bad.id, { moderationStatus: 'REJECTED', rejectionReason: 'Names a person.' });
  assert.deepEqual([rejected.status, rejected.body.rejectionReason], [200, 'Names a person.']);
  const twice = await Promise.all([approveReview(good.id), approveReview(good.id), approveReview(good.id)]);
  assert.deepEqual(twice.map(({ status }) => status).sort(), [200, 409, 409]);
  const { body: late } = await approveReview(bad.id);
  assert.deepEqual([late.error, late.moderatedAs], ['invalid_transition', 'REJECTED']);
  const { body: me } = await house.get('/api/me', cleaner.token);
  assert.deepEqual([me.ratingAvg, me.ratingCount], [4, 1]);
  assert.equal((await house.get('/api/me', host.token)).body.ratingCount, 0, 'a rejected review does not count');
  assert.equal((await moderate(good.id, { moderationStatus: 'APPROVED' }, host)).status, 403);
  assert.equal((await approveReview(admin.id)).status, 404);
  assert.equal((await verifyChain(house.kit.db)).fault, null);
  await house.work();
  const written = await house.kit.db.select().from(mails).where(eq(mails.recipient, cleaner.email));
  const rejection = written.find(({ subject }) => subject.startsWith('Your review wasn’t published'));
  assert.match(rejection?.text ?? '', /Names a person\./);
});

test('an author rewrites a review until it is approved, and it is moderated again', async () => {
  const { host, cleaner, job, write } = await aPaidJob();
  const { body: review } = await write(host, { overallStars: 1, qualityStars: 1, comment: 'Call me at 555 0100.' });
  const rewrite = (body: unknown, by: Somebody = host) => house.patch(`/api/reviews/${review.id}`, body, by.token);
  const better = { overallStars: 2, comment: ' Late. ' };
  await moderate(review.id, { moderationStatus: 'REJECTED', rejectionReason: 'Has a phone number.' });
  await house.work();
  const again = await rewrite(better);
  assert.equal(again.status, 200, JSON.stringify(again.body));
  const { overallStars, qualityStars, comment, moderationStatus, rejectionReason, moderatedAt } = again.body;
  assert.deepEqual(
    [overallStars, qualityStars, comment, moderationStatus, rejectionReason, moderatedAt],
    [2, null, 'Late.', 'PENDING', null, null],
  );
  const { body: waiting } = await house.get('/api/admin/reviews?status=PENDING&limit=100', admin.token);
  assert.ok(
    waiting.some(({ id, comment: words }: { id: string; comment: string }) => id === review.id && words === 'Late.'),
  );
  assert.equal((await rewrite({ overallStars: 3 })).status, 200, 'while it waits too');
  for (const other of [cleaner, await aHost(house)]) assert.equal((await rewrite(better, other)).status, 404);
  assert.equal((await rewrite(better, admin)).status, 403);
  assert.deepEqual(Object.keys((await rewrite({ comment: 'No stars' })).body.fields), ['overallStars']);
  assert.equal((await rewrite({ ...better, tipCents: 500 })).status, 400, 'a tip is no part of it');
  const { editedAt } = (await rewrite({ overallStars: 3 })).body;
  await approveReview(review.id, editedAt);
  const late = await rewrite(better);
  assert.deepEqual([late.status, late.body.error], [409, 'invalid_transition']);
  const own = (await house.get(`/api/jobs/${job.id}`, host.token)).body.reviews[0];
  assert.deepEqual([own.canEdit, own.overallStars], [false, 3]);
  assert.equal((await house.get('/api/me', cleaner.token)).body.ratingAvg, 3, 'the last words count, once');
});

test('who has read the other review changes words, not stars', async () => {
  const { host, cleaner, job, write } = await aPaidJob();
  const { body: given } = await write(host, { overallStars: 2 });
  await approveReview(given.id);
  const { body: own } = await write(cleaner, { overallStars: 5, comment: 'Lovely.' });
  assert.equal((await house.get(`/api/jobs/${job.id}`, cleaner.token)).body.reviews.length, 2);
  const rewrite = (body: object) => house.patch(`/api/reviews/${own.id}`, body, cleaner.token);
  const revenge = await rewrite({ overallStars: 1, comment: 'Awful.' });
  assert.deepEqual([revenge.status, revenge.body.error], [409, 'invalid_transition']);
  assert.equal((await rewrite({ overallStars: 5, comment: 'Lovely home.' })).status, 200);
});

test('an admin decides on the words that were read', async () => {
  const { host, write } = await aPaidJob();
  const { body: review } = await write(host);
  const decide = (editedAt?: string | null) => moderate(review.id, { moderationStatus: 'APPROVED', editedAt });
  house.clock.forward(hour);
  const { body: again } = await house.patch(`/api/reviews/${review.id}`, { overallStars: 1 }, host.token);
  assert.deepEqual([again.editedAt, again.createdAt], [house.clock.now().toISOString(), review.createdAt]);
  for (const seen of [null, review.createdAt]) {
    const unread = await decide(seen);
    assert.deepEqual([unread.status, unread.body.error], [409, 'stale']);
  }
  assert.equal((await decide(again.editedAt)).status, 200);
});

test('each side learns that the other has written, though not yet what', async () => {
  const { host, cleaner, job, write } = await aPaidJob();
  const known = async ({ token }: Somebody) => (await house.get(`/api/jobs/${job.id}`, token)).body.otherSideReviewed;
  assert.deepEqual([await known(host), await known(cleaner)], [false, false]);
  await write(cleaner);
  assert.deepEqual([await known(host), await known(cleaner), await known(admin)], [true, false, false]);
});

test('admins list by status and page through all', async () => {
  const { body: pending } = await house.get('/api/admin/reviews?status=PENDING', admin.token);
  assert.ok(
    pending.length > 2 &&
      pending.every(({ moderationStatus }: { moderationStatus: string }) => moderationStatus === 'PENDING'),
  );
  const times = pending.map(({ createdAt }: { createdAt: string }) => createdAt);
  assert.deepEqual(times, [...times].sort());
  for (const status of ['', 'status=PENDING&']) {
    const seen: string[] = [];
    let path: string | undefined = `/api/admin/reviews?${status}limit=2`;
    while (path) {
      const page = await house.get(path, admin.token);
      seen.push(...page.body.map(({ id }: { id: string }) => id));
      path = /<([^>]*)>/.exec(String(page.headers.link ?? ''))?.[1];
    }
    const whole = (await house.get(`/api/admin/reviews?${status}`, admin.token)).body;
    assert.deepEqual(
      seen,
      whole.map(({ id }: { id: string }) => id),
    );
  }
  assert.equal((await house.get('/api/admin/reviews?status=SHOWN', admin.token)).status, 400);
});

test('admins have all reviews of a status as a file', async () => {
  const listed = await house.get('/api/admin/reviews?status=PENDING&limit=1', admin.token);
  const file = await house.get('/api/admin/reviews?status=PENDING&limit=1&format=csv', admin.token);
  assert.match(String(file.headers['content-type']), /^text\/csv/);
  const lines = String(file.body).trim().split('\r\n');
  assert.match(lines[0] ?? '', /id,createdAt,moderationStatus/);
  assert.equal(lines.length, 1 + Number(listed.headers['x-total-count']));
});
