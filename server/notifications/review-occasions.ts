import { eq } from 'drizzle-orm';
import type { Kit } from '#server/platform/kit.ts';
import { reviews } from '#server/reviews/table.ts';
import type { Occasions } from './outcome.ts';
import { theAdmins } from './the-admins.ts';

/** The other side is asked for its review, admins have one to read, an author learns what became of theirs. */
export const reviewOccasions: Occasions = {
  'review written': async (kit, { reviewId }) => {
    const review = await find(kit, reviewId);
    if (!review) return { changes: [] };
    const { jobId, authorId, targetId } = review;
    const admins = await theAdmins(kit);
    return {
      notes: [
        { kind: 'reviewAsked', to: (await hasWritten(kit, review)) ? [] : [targetId], jobId },
        ...(review.moderationStatus === 'PENDING' ? [{ kind: 'reviewWaiting' as const, to: admins }] : []),
      ],
      changes: [
        { people: [authorId, targetId], topics: ['reviews'], jobId },
        { people: admins, topics: ['moderation'] },
      ],
    };
  },
  'review moderated': async (kit, { reviewId }) => {
    const review = await find(kit, reviewId);
    if (!review) return { changes: [] };
    const { jobId, authorId, targetId } = review;
    const kind = review.moderationStatus === 'APPROVED' ? 'reviewApproved' : 'reviewRejected';
    return {
      notes: [{ kind, to: [authorId], jobId }],
      changes: [
        { people: [authorId, targetId], topics: ['reviews'], jobId },
        { people: await theAdmins(kit), topics: ['moderation'] },
      ],
    };
  },
};

type ReviewRow = typeof reviews.$inferSelect;

async function find({ db }: Kit, id: string): Promise<ReviewRow | undefined> {
  const [review] = await db.select().from(reviews).where(eq(reviews.id, id));
  return review;
}

/** Whether the one who was reviewed has written as well. */
async function hasWritten({ db }: Kit, { jobId, targetId }: ReviewRow): Promise<boolean> {
  const written = await db.select({ authorId: reviews.authorId }).from(reviews).where(eq(reviews.jobId, jobId));
  return written.some(({ authorId }) => authorId === targetId);
}
