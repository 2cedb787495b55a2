import type { BodyOf } from '#contract/endpoint.ts';
import { toCents } from '#contract/money.ts';
import type { writeReview as endpoint, Review } from '#contract/reviews.ts';
import { record } from '#server/events.ts';
import { lockJobOf, markReviewed, otherSideOf, require } from '#server/jobs/index.ts';
import { chargeOpenPayment, tipForReview } from '#server/payments/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { reviewOf } from './review-view.ts';
import { reviews } from './table.ts';
import { written } from './written.ts';

type Body = BodyOf<typeof endpoint>;

/** One of the two people of a paid job reviews the other, once. It stands whatever becomes of its tip. */
export async function writeReview(kit: Kit, actor: Actor, body: Body): Promise<Review> {
  if (body.tipCents && actor.role !== 'HOST') throw invalidInput({ tipCents: 'unknownField' });
  const { review, tipId } = await save(kit, actor, body);
  if (!tipId) return review;
  await chargeOpenPayment(kit, tipId);
  return reviewOf(kit.db, actor, review.id);
}

async function save(kit: Kit, actor: Actor, body: Body): Promise<{ review: Review; tipId: string | null }> {
  let tipId: string | null = null;
  const review = await transact(kit, async (tx) => {
    const { job, viewer } = await lockJobOf(tx, actor, body.jobId, 'review');
    if (otherSideOf(job, viewer) !== body.targetId) throw invalidInput({ targetId: 'unknownOption' });
    require(job, viewer, 'review', kit.clock.now());
    await markReviewed(tx, job, viewer);
    const sides = sidesOf(body, actor);
    const id = await insert(kit, tx, sides, body);
    tipId = await tipForReview(kit, tx, { ...sides, id });
    await record(kit, tx, { kind: 'review written', reviewId: id });
    return reviewOf(tx, actor, id);
  });
  return { review, tipId };
}

type Sides = ReturnType<typeof sidesOf>;
const sidesOf = ({ jobId, targetId, tipCents }: Body, { id: authorId }: Actor) => ({
  ...{ jobId, targetId, authorId },
  tipCents: tipCents ?? toCents(0),
});

async function insert(
  { clock }: Kit,
  tx: Tx,
  { jobId, targetId, authorId, tipCents }: Sides,
  body: Body,
): Promise<string> {
  const id = newId();
  await tx
    .insert(reviews)
    .values({ ...written(body), ...{ id, authorId, jobId, targetId, tipCents }, createdAt: clock.now() });
  return id;
}
