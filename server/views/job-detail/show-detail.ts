import type { Bid } from '#contract/bids.ts';
import { erasedName } from '#contract/erased-name.ts';
import type { JobDetail } from '#contract/jobs.ts';
import type { TimelineKind } from '#contract/states.ts';
import { disputeOfJob } from '#server/disputes/index.ts';
import { findingsOfJob } from '#server/findings/index.ts';
import {
  isReviewed,
  type JobView,
  type JobViewer,
  keptTermsOf,
  presentHelper,
  presentJob,
  presentStoredBid,
  presentTask,
  presentWaiting,
  type Relation,
  relationTo,
  seesEverything,
  seesHome,
  settlesAt,
  sideOf,
  startOpensAt,
} from '#server/jobs/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLink, thumbnailKey } from '#server/platform/photo-link.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { suppliesOf } from '#server/properties/index.ts';
import { reviewsOfJob } from '#server/reviews/index.ts';
import { jobsWithHeldMoney } from '../jobs-with-held-money.ts';
import { cancelReasonOf } from './cancel-reason-of.ts';
import { handOversIn } from './hand-overs.ts';
import { presentInvitation } from './invitations-column.ts';
import { lateCancellationOf } from './late-cancellation-of.ts';
import { photosOfDetail } from './photos-of-detail.ts';
import { readDetail } from './read-detail.ts';
import { readOwnBid } from './read-own-bid.ts';
import { unpaidOf } from './unpaid-of.ts';
import { withoutFlips } from './without-flips.ts';

/** A job with everything this caller may see of it. For someone it does not concern it does not exist (404). */
export async function showDetail(kit: Kit, actor: Actor, jobId: string): Promise<JobDetail> {
  const now = kit.clock.now();
  const seen = await readDetail(kit.db, actor, jobId, now);
  const relation = seen && relationTo(seen.view.job, seen.viewer);
  if (!seen || !relation) throw jobNotFound();
  const { view, viewer, tasks } = seen;
  const timeline = withoutFlips(seen.timeline);
  const handOvers = handOversIn(timeline, view.cleaner?.name ?? null);
  const job = presentJob(view, viewer, now);
  const whole = seesEverything(relation);
  const home = seesHome(relation);
  const bids = (seen.bids ?? []).map((stored) => presentStoredBid(kit, stored));
  return {
    ...job,
    ...(relation === 'host' && { bids, invitations: (seen.invitations ?? []).map(presentInvitation) }),
    ...(relation === 'admin' && job.status === 'OPEN' && { waitingBids: waitingOf(bids) }),
    ...(await readRest(kit, { ...seen, relation, can: job.can })),
    tasks: home || job.status === 'OPEN' || viewer.isBackup ? tasks.map((task) => presentTask(kit, task, home)) : [],
    ...(home && { helpers: seen.helpers.map(presentHelper) }),
    team: teamOf(bids),
    canReview: job.can.includes('review'),
    otherSideReviewed: (relation === 'host' || relation === 'assigned cleaner') && isReviewed(view.job, viewer),
    timeline: timeline.flatMap(({ kind, at, withStay, byRule, ...actedBy }, index) => {
      if (!home && ofWork.includes(kind)) return [];
      return {
        kind,
        at: new Date(at).toISOString(),
        ...(withStay && { withStay }),
        // up to what price a host does not look is nobody else’s to know
        ...(byRule && (relation === 'host' || relation === 'admin') && { byRule }),
        ...actorShown(actedBy, view, home),
        // other cleaners are nobody’s business but the host’s
        ...((relation === 'host' || relation === 'admin') && handOvers[index]),
      };
    }),
    // whom the host has blocked follows the host's days no further
    stayMoves: viewer.blocked && !whole ? [] : seen.stayMoves,
    cleanerPictureUrl: home && seen.cleanerPictureKey ? photoLink(kit, thumbnailKey(seen.cleanerPictureKey)) : null,
    seriesId: relation === 'host' ? seen.seriesId : null,
    accessGiven: home && relation !== 'admin' && seen.accessGiven,
    startOpensAt: startOpensAt(view.job).toISOString(),
    settlesAt: (whole && settlesAt(view.job)?.toISOString()) || null,
    terms: view.job.cleanerId ? keptTermsOf(view.job) : null,
    doubts: whole ? view.job.doubts : [],
    waiting: whole ? presentWaiting(view.job) : null,
  };
}

/** How another's work went is not a bidder's to know. */
const ofWork: readonly TimelineKind[] = ['STARTED', 'SUBMITTED', 'PAID', 'DISPUTED', 'RESOLVED'];

type Step = JobDetail['timeline'][number];
type ActedBy = { actorId: string | null; name: string | null };

interface Known {
  view: JobView;
  viewer: JobViewer;
  relation: Relation;
  can: JobDetail['can'];
}

/** What only some may see, read only for them. */
async function readRest(kit: Kit, { view: { job }, viewer, relation, can }: Known) {
  const now = kit.clock.now();
  const whole = seesEverything(relation);
  const stocked = relation === 'host' || can.includes('tickTasks');
  const earnsFrom = relation === 'assigned cleaner' && job.status === 'PAID' ? [job.id] : [];
  const [supplies, findings, ownBid, photos, reviews, dispute, unpaid, lateCancellation, cancelReason, held] =
    await Promise.all([
      stocked ? suppliesOf(kit.db, job.propertyId) : [],
      can.includes('seePhotos') ? findingsOfJob(kit, kit.db, job.id) : [],
      viewer.hasBid ? readOwnBid(kit.db, job.id, viewer.id) : undefined,
      can.includes('seePhotos') ? photosOfDetail(kit, job.id, viewer) : { deliverables: [] },
      job.status === 'PAID' && whole ? reviewsOfJob(kit.db, job.id, viewer, now) : [],
      job.reportStatus !== null && whole ? disputeOfJob(kit, kit.db, job.id) : null,
      whole ? unpaidOf(kit.db, job, { now, isHost: relation === 'host' }) : undefined,
      lateCancellationOf(kit.db, job, { id: viewer.id, sees: whole }),
      cancelReasonOf(kit.db, job, { id: viewer.id, sees: whole }),
      jobsWithHeldMoney(kit, viewer.id, earnsFrom),
    ]);
  return {
    ...(ownBid !== undefined && { ownBid }),
    supplies,
    findings,
    ...photos,
    reviews,
    dispute,
    lateCancellation,
    cancelReason,
    ...(unpaid !== undefined && { unpaid }),
    ...(held.has(job.id) && { moneyIsHeld: true as const }),
  };
}

/** The host's first, second and third choice; only for the host and admins, like the bids themselves. */
const teamOf = (bids: readonly Bid[]): JobDetail['team'] =>
  bids
    .flatMap(({ teamRank, id, cleanerId, cleaner, status, amountCents }) =>
      teamRank !== null && (status === 'PENDING' || status === 'ACCEPTED')
        ? [{ rank: teamRank, bidId: id, cleanerId, name: cleaner.name, amountCents }]
        : [],
    )
    .sort((one, other) => one.rank - other.rank);

/** What an admin is told of bids that still wait: who and for how much, not what was written to the host. */
const waitingOf = (bids: readonly Bid[]): JobDetail['waitingBids'] =>
  bids
    .filter(({ status }) => status === 'PENDING')
    .map(({ id, cleanerId, amountCents, cleaner }) => ({ id, cleanerId, amountCents, cleaner }))
    .sort((one, other) => one.amountCents - other.amountCents);

/** Null where the name does not concern the viewer: other cleaners. What no one did, Freshkey did. */
function actorShown({ actorId, name }: ActedBy, { host, job }: JobView, whole: boolean): Pick<Step, 'actor' | 'side'> {
  if (actorId === null) return { actor: 'Freshkey' };
  const actor = whole || actorId === host.id ? name : null;
  if (actor !== erasedName || (actorId !== host.id && actorId !== job.cleanerId)) return { actor };
  return { actor, side: sideOf(job, { id: actorId }) };
}
