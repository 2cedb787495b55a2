import type { BodyOf } from '#contract/endpoint.ts';
import type { Job, postJob as postJobCall } from '#contract/jobs.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { ownProperty } from '#server/properties/index.ts';
import { showJob } from '../show-job.ts';
import { checkTimes } from './check-times.ts';
import { insertPosted } from './insert-posted.ts';
import { checkInviteFirst, firstOfToday } from './invite-first.ts';
import { refuseUnknownZone } from './refuse-unknown-zone.ts';
import { type OwedBy, requireMayPost } from './require-may-post.ts';

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
    if (!property) throw propertyGone();
    refuseUnknownZone(property);
    await requireMayPost(tx, actor, now, owedBy);
    const { location } = property;
    const inviteFirst = body.inviteFirst && (await firstOfToday(tx, actor.id, body.inviteFirst));
    if (body.inviteFirst && !inviteFirst) refuseNone();
    const posting = { ...body, ...times, inviteFirst, hostId: actor.id, location, actorId: actor.id, now };
    if (inviteFirst) await checkInviteFirst(kit, tx, inviteFirst, posting);
    const jobId = await insertPosted(kit, tx, { ...posting, ifNoneCan: refuseNone });
    return showJob(kit, tx, actor, jobId);
  });
}

const refuseNone = () => {
  throw invalidInput({ inviteFirst: 'firstNone' });
};

/** Said beside the field, too: it may have been removed while the form was open. */
const propertyGone = (): Refusal =>
  new Refusal('not_found', 'Property not found.', { fields: { propertyId: { code: 'propertyGone' } } });
