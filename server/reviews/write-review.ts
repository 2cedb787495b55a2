import type { BodyOf } from '#contract/endpoint.ts';
import { toCents } from '#contract/money.ts';
import type { writeReview as endpoint, Review } from '#contract/reviews.ts';
import { record } from '#server/events.ts';
import { type JobRow, lockJobOf, markReviewed, require } from '#server/jobs/index.ts';
import { chargeOpenPayment, tipForReview } from '#server/payments/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { reviewOf } from './review-view.ts';
import { reviews } from './table.ts';

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
    if (otherSide(job, actor) !== body.targetId) throw invalidInput({ targetId: 'unknownOption' });
    require(job, viewer, 'review', kit.clock.now());
    await markReviewed(tx, job, viewer);
    const id = await insert(kit, tx, actor, body);
    tipId = await tipForReview(kit, tx, { ...tipOf(body, actor), id });
    await record(kit, tx, { kind: 'review written', reviewId: id });
    return reviewOf(tx, actor, id);
  });
  return { review, tipId };
}

const otherSide = (job: JobRow, { role }: Actor) => (role === 'HOST' ? job.cleanerId : job.hostId);
const tipOf = ({ jobId, targetId, tipCents }: Body, { id: authorId }: Actor) => ({
  ...{ jobId, targetId, authorId },
  tipCents: tipCents ?? toCents(0),
});

async function insert({ clock }: Kit, tx: Tx, { id: authorId }: Actor, body: Body): Promise<string> {
  const id = newId();
  await tx
    .insert(reviews)
    .values({ ...body, id, authorId, tipCents: body.tipCents ?? toCents(0), createdAt: clock.now() });
  return id;
}
