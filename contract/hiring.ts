import { z } from 'zod';
import { cents, sentCents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { job } from './jobs.ts';
import { maximumPayoutCents, minimumBidCents } from './money.ts';
import { postedCleaningTypes } from './states.ts';
import { prose } from './text.ts';
import { id, idOr, idParams, instant, maybe, pageQuery } from './wire.ts';

/** The host’s fee in the sum that they pressed: 409 `stale` with `hostFeeCents` if another is in force by now. */
const seenFee = sentCents(0, maximumPayoutCents).optional();

export const assignCleaner = endpoint({
  method: 'POST',
  path: '/api/jobs/{id}/assign',
  access: ['HOST'],
  summary: 'Accept the pending bid of one cleaner',
  status: 200,
  params: idParams,
  body: z.strictObject({
    cleanerId: id,
    /** The price the host saw: 409 `stale` if the price is now another or, when left out, if the bid was changed. */
    amountCents: sentCents(minimumBidCents, maximumPayoutCents).optional(),
    seenFeeCents: seenFee,
  }),
  answer: job,
});
export const selectCleaners = endpoint({
  method: 'PATCH',
  path: '/api/jobs/{id}/select-cleaners',
  access: ['HOST'],
  summary: 'Choose first, second and third cleaner, each at the price they bid',
  status: 200,
  params: idParams,
  body: z
    .strictObject({
      primaryBidId: idOr('primaryCleaner'),
      backupBidId: id.nullish(),
      tertiaryBidId: id.nullish(),
      /** The prices the host saw, by bid; refused in the same way as for one bid. */
      amountsCents: z.record(id, sentCents(minimumBidCents, maximumPayoutCents)).optional(),
      seenFeeCents: seenFee,
    })
    .refine(
      ({ primaryBidId, backupBidId, tertiaryBidId }) => {
        const chosen = [primaryBidId, backupBidId, tertiaryBidId].filter((bidId) => bidId != null);
        return new Set(chosen).size === chosen.length;
      },
      { error: 'choicesDiffer', path: ['backupBidId'] },
    ),
  answer: job,
});
export const inviteCleaner = endpoint({
  method: 'POST',
  path: '/api/jobs/{id}/requests',
  access: ['HOST'],
  summary: 'Invite a cleaner to an open job at its payout',
  status: 201,
  params: idParams,
  body: z.strictObject({ cleanerId: id, message: prose(500).nullish() }),
  answer: z.object({ id, cleanerId: id, message: maybe(z.string()), createdAt: instant }),
});
export const openToAll = endpoint({
  method: 'POST',
  path: '/api/jobs/{id}/open-to-all',
  access: ['HOST'],
  summary: 'Let everyone bid now on a job to which cleaners were invited first',
  status: 200,
  params: idParams,
  answer: job,
});
export const clientRequest = z.object({
  /** The job's id. */
  id,
  /** Of this invitation: one that a changed job took back, and its host sent anew, has another. */
  invitationId: id,
  property: z.object({ title: z.string() }),
  host: z.object({ name: z.string() }),
  message: maybe(z.string()),
  payoutCents: cents,
  startTime: instant,
  endTime: instant,
  timeZone: z.string(),
  /** City, state and ZIP code: all that is told of a place before somebody has the job. Empty while it is unknown. */
  area: z.string().optional(),
  cleaningType: z.enum(postedCleaningTypes).optional(),
  bedrooms: maybe(z.number().int()).optional(),
  bathrooms: maybe(z.number()).optional(),
  /** Until then nobody else knows of the job. */
  openToAllAt: instant.optional(),
});
export type ClientRequest = z.infer<typeof clientRequest>;
export const listClientRequests = endpoint({
  method: 'GET',
  path: '/api/cleaner/requests',
  access: ['CLEANER'],
  summary: 'Hosts’ invitations waiting for an answer, soonest job first',
  status: 200,
  query: pageQuery({}),
  answer: z.array(clientRequest),
  paged: true,
});
export const acceptRequest = endpoint({
  method: 'POST',
  path: '/api/jobs/{id}/accept',
  access: ['CLEANER'],
  summary: 'Accept an invitation: assigns while the job is open',
  status: 200,
  params: idParams,
  body: z
    .strictObject({
      /** The invitation and the payout that the cleaner saw; others now are 409 `stale`. */
      invitationId: id.optional(),
      amountCents: sentCents(minimumBidCents, maximumPayoutCents).optional(),
    })
    .optional(),
  answer: job,
});
export const declineRequest = endpoint({
  method: 'POST',
  path: '/api/jobs/{id}/decline',
  access: ['CLEANER'],
  summary: 'Decline an invitation',
  status: 204,
  params: idParams,
});
export const confirmJob = endpoint({
  method: 'POST',
  path: '/api/jobs/{id}/confirm',
  access: ['CLEANER'],
  summary: 'The assigned cleaner confirms that they’ll be there',
  status: 200,
  params: idParams,
  answer: job,
});
export const withdrawFromJob = endpoint({
  method: 'POST',
  path: '/api/jobs/{id}/withdraw',
  access: ['CLEANER'],
  summary: 'The assigned cleaner withdraws; the next backup takes over, or the job reopens',
  status: 200,
  params: idParams,
  answer: job,
});
export const acceptChange = endpoint({
  method: 'POST',
  path: '/api/jobs/{id}/change/accept',
  access: ['CLEANER'],
  summary:
    'The assigned cleaner agrees to what changed at the property or in its calendar; the job goes by it from now on',
  status: 200,
  params: idParams,
  body: z.strictObject({
    /** The change that the cleaner saw; another one now, or none, is 409 `stale`. */
    changeId: id,
  }),
  answer: job,
});
export const keepTime = endpoint({
  method: 'POST',
  path: '/api/jobs/{id}/change/keep-time',
  access: ['HOST'],
  summary: 'The host keeps the time of an assigned job even though its stay has moved; the offered time is withdrawn',
  status: 200,
  params: idParams,
  body: z.strictObject({
    /** The offer that the host saw; another one now, or none, is 409 `stale`. */
    changeId: id,
  }),
  answer: job,
});
export const leaveOverChange = endpoint({
  method: 'POST',
  path: '/api/jobs/{id}/change/leave',
  access: ['CLEANER'],
  summary: 'The assigned cleaner leaves because of what was offered; the next backup takes over, or the job reopens',
  status: 200,
  params: idParams,
  answer: job,
});
