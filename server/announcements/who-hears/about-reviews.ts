import { eq } from 'drizzle-orm';
import { moderateReview } from '#contract/reviews.ts';
import type { Kit } from '#server/platform/kit.ts';
import { reviews } from '#server/reviews/table.ts';
import type { WhoHears } from './announcement.ts';
import { adminsAtWork } from './the-admins.ts';

/** The other side is asked for its review, admins get one to moderate, an author learns what became of theirs. */
export const aboutReviews = {
  'review written': async (kit, { reviewId }) => {
    const review = await find(kit, reviewId);
    if (!review) return [];
    const { jobId, authorId, targetId, moderationStatus } = review;
    const admins = await adminsAtWork(kit, moderateReview);
    return [
      { to: (await hasWritten(kit, review)) ? [] : [targetId], bell: 'reviewAsked', mail: 'reviewAsked', jobId },
      { to: moderationStatus === 'PENDING' ? admins : [], bell: 'reviewWaiting' },
      { to: admins, live: ['moderation'] },
      { to: [authorId, targetId], live: ['reviews'], jobId },
    ];
  },
  'review rewritten': async (kit, { reviewId, wasRejected }) => {
    const review = await find(kit, reviewId);
    if (!review) return [];
    const { jobId, authorId, targetId, moderationStatus } = review;
    const admins = await adminsAtWork(kit, moderateReview);
    return [
      // one that waited all along is in their list already
      { to: wasRejected && moderationStatus === 'PENDING' ? admins : [], bell: 'reviewWaiting' },
      { to: admins, live: ['moderation'] },
      { to: [authorId, targetId], live: ['reviews'], jobId },
    ];
  },
  'review moderated': async (kit, { reviewId }) => {
    const review = await find(kit, reviewId);
    if (!review) return [];
    const { jobId, authorId, targetId, moderationStatus } = review;
    const words = moderationStatus === 'APPROVED' ? 'reviewApproved' : 'reviewRejected';
    // an author who has written it anew meanwhile knows what became of it before
    const to = moderationStatus === 'PENDING' ? [] : [authorId];
    return [
      { to, bell: words, mail: words, jobId, reviewId },
      { to: await adminsAtWork(kit), live: ['moderation'] },
      { to: [authorId, targetId], live: ['reviews'], jobId },
    ];
  },
} satisfies Partial<WhoHears>;

type ReviewRow = typeof reviews.$inferSelect;

async function find({ db }: Kit, id: string): Promise<ReviewRow | undefined> {
  const [review] = await db.select().from(reviews).where(eq(reviews.id, id));
  return review;
}

/** Whether the person reviewed has written one too. */
async function hasWritten({ db }: Kit, { jobId, targetId }: ReviewRow): Promise<boolean> {
  const written = await db.select({ authorId: reviews.authorId }).from(reviews).where(eq(reviews.jobId, jobId));
  return written.some(({ authorId }) => authorId === targetId);
}
