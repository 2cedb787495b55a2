import type { BodyOf } from '#contract/endpoint.ts';
import type { OwedJob } from '#contract/errors.ts';
import type { Job, postJob as postJobCall } from '#contract/jobs.ts';
import { lockOwnCards } from '#server/cards/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { ownProperty } from '#server/properties/index.ts';
import { showJob } from '../show-job.ts';
import { checkTimes } from './check-times.ts';
import { insertPosted } from './insert-posted.ts';

/** Answered by the payments, which are above the jobs. */
export type OwedBy = (reader: Reader, hostId: string, now: Date) => Promise<OwedJob | null>;

/**
 * A host posts a cleaning at one of their properties; the saved card will pay for it, so there must be one, and nothing
 * that is owed for another.
 */
export async function postJob(kit: Kit, actor: Actor, body: BodyOf<typeof postJobCall>, owedBy: OwedBy): Promise<Job> {
  const now = kit.clock.now();
  const times = { startTime: new Date(body.startTime), endTime: new Date(body.endTime) };
  checkTimes(times.startTime, times.endTime, now);
  return transact(kit, async (tx) => {
    const property = await ownProperty(tx, actor.id, body.propertyId);
    if (!property) throw notFound('Property not found.');
    // locked, so that the last card is not removed meanwhile
    if ((await lockOwnCards(tx, actor.id)).length === 0)
      throw new Refusal('payment_method_required', 'Add a payment method to start posting jobs and hiring cleaners.');
    const owed = await owedBy(tx, actor.id, now);
    if (owed) throw paymentDue(owed);
    const { location } = property;
    const jobId = await insertPosted(kit, tx, {
      ...body,
      ...times,
      hostId: actor.id,
      location,
      actorId: actor.id,
      now,
    });
    return showJob(kit, tx, actor, jobId);
  });
}

function paymentDue({ jobId, jobTitle, amountCents }: OwedJob): Refusal {
  const extra = { jobId, jobTitle, amountCents };
  return new Refusal('payment_due', `Please pay for “${jobTitle}” before you post another job.`, { extra });
}
