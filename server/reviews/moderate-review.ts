import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { moderateReview as endpoint, Review } from '#contract/reviews.ts';
import type { ModerationStatus } from '#contract/states.ts';
import { addRating } from '#server/accounts/index.ts';
import { appendAudit } from '#server/audit/index.ts';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { presentReview, selectReviews } from './review-view.ts';
import { reviews } from './table.ts';

type Body = BodyOf<typeof endpoint>;

/** An admin approves a waiting review, which then counts in the rating, or rejects it with a reason; once. */
export function moderateReview(kit: Kit, admin: Actor, id: string, body: Body): Promise<Review> {
  const { moderationStatus } = body;
  const rejectionReason = moderationStatus === 'REJECTED' ? (body.rejectionReason ?? null) : null;
  return transact(kit, async (tx) => {
    const [waiting] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
    if (waiting) refuseUnread(waiting, body);
    const [moderated] = await tx
      .update(reviews)
      .set({ moderationStatus, rejectionReason, moderatedAt: kit.clock.now(), moderatedBy: admin.id })
      .where(and(eq(reviews.id, id), eq(reviews.moderationStatus, 'PENDING')))
      .returning();
    const [view] = await selectReviews(tx).where(eq(reviews.id, id));
    if (!view) throw notFound();
    if (!moderated) throw alreadyDecided(view.review.moderationStatus);
    if (moderationStatus === 'APPROVED') await addRating(tx, moderated.targetId, moderated.overallStars);
    await record(kit, tx, { kind: 'review moderated', reviewId: id });
    await appendAudit(kit, tx, {
      actorId: admin.id,
      action: moderationStatus === 'APPROVED' ? 'approve review' : 'reject review',
      subjectKind: 'review',
      subjectId: id,
      facts: { before: 'PENDING', after: moderationStatus },
      note: rejectionReason,
    });
    return presentReview(view, admin);
  });
}

const alreadyDecided = (moderatedAs: ModerationStatus) =>
  new Refusal('invalid_transition', `This review is already ${moderatedAs}.`, { extra: { moderatedAs } });

/** Words that came after the admin has read are not decided on. */
function refuseUnread({ editedAt }: typeof reviews.$inferSelect, { editedAt: seen }: Body): void {
  if (seen === undefined || (editedAt?.getTime() ?? null) === (seen === null ? null : Date.parse(seen))) return;
  throw new Refusal('stale', 'The author has just changed this review. Please read it again.');
}
