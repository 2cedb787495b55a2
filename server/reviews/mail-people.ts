import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import type { Followers } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import { writeMail } from '#server/platform/mail.ts';
import { translate } from '#server/platform/translate.ts';
import { reviews } from './table.ts';

type Told = 'reviewAsked' | 'reviewApproved' | 'reviewRejected';

/** Asks the other side for its review without saying what was written; tells an author what became of a review. */
export const reviewFollowers = (kit: Kit): Followers => ({
  'review written': [
    async ({ reviewId }) => {
      const review = await find(kit, reviewId);
      const answered = review && (await hasAnswered(kit, review));
      if (review && !answered) await mail(kit, review, 'reviewAsked', review.targetId);
    },
  ],
  'review moderated': [
    async ({ reviewId }) => {
      const review = await find(kit, reviewId);
      const kind = review?.moderationStatus === 'APPROVED' ? 'reviewApproved' : 'reviewRejected';
      if (review) await mail(kit, review, kind, review.authorId);
    },
  ],
});

type ReviewRow = typeof reviews.$inferSelect;

async function find({ db }: Kit, id: string): Promise<ReviewRow | undefined> {
  const [review] = await db.select().from(reviews).where(eq(reviews.id, id));
  return review;
}

async function hasAnswered({ db }: Kit, { jobId, targetId }: ReviewRow): Promise<boolean> {
  const written = await db.select({ authorId: reviews.authorId }).from(reviews).where(eq(reviews.jobId, jobId));
  return written.some(({ authorId }) => authorId === targetId);
}

async function mail(kit: Kit, review: ReviewRow, kind: Told, recipientId: string): Promise<void> {
  const [recipient] = await kit.db.select().from(users).where(eq(users.id, recipientId));
  if (!recipient) return;
  const link = `${kit.settings.publicUrl}/jobs/${review.jobId}`;
  const params = { name: recipient.name, reason: review.rejectionReason ?? '', link };
  await writeMail(kit, kit.db, {
    key: `${kind}:${review.id}`,
    to: recipient.email,
    subject: translate(recipient.locale, `mail:${kind}.subject`),
    text: translate(recipient.locale, `mail:${kind}.text`, params),
    link,
  });
}
