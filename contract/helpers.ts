import { z } from 'zod';
import { session } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { helperOfJob } from './helper-of-job.ts';
import { helpingInvitation } from './helping-invitation.ts';
import { job } from './jobs.ts';
import { nameWithoutAddress, ownName } from './own-name.ts';
import { helpersPerJob } from './terms.ts';
import { anyLine, email } from './text.ts';
import { id, idParams, instant } from './wire.ts';

/** Somebody who helps the cleaner, by their full name. */
const helper = helperOfJob.extend({
  since: instant,
  /** Their background check lets them come along. */
  mayCome: z.boolean(),
});
export type Helper = z.infer<typeof helper>;

/** Somebody who was asked to help and has yet to accept. */
const helperInvitation = z.object({
  ...{ id, name: z.string(), email: z.string() },
  ...{ createdAt: instant, expiresAt: instant },
});
export type HelperInvitation = z.infer<typeof helperInvitation>;

const helperList = z.object({
  helpers: z.array(helper),
  invitations: z.array(helperInvitation),
  /** The cleaners whom the caller helps. */
  helping: z.array(z.object({ id, name: z.string(), since: instant })),
  /** Who has asked the caller, and has no answer yet. */
  askedBy: z.array(helpingInvitation),
});
export type HelperList = z.infer<typeof helperList>;

export const listHelpers = endpoint({
  method: 'GET',
  path: '/api/cleaner/helpers',
  access: ['CLEANER'],
  summary: 'The cleaner’s helpers and open invitations, and whom the cleaner helps',
  status: 200,
  answer: helperList,
});
export const helperInvitationForm = z.strictObject({ name: nameWithoutAddress(), email });
export const inviteHelper = endpoint({
  method: 'POST',
  path: '/api/cleaner/helpers/invitations',
  access: ['CLEANER'],
  summary:
    'Email someone a link to become a helper, which works once and for three days; it takes the place of an earlier one, and the answer is the same whether or not the address has an account. `inPlaceOf` is the invitation to that address which is sent again: 404 once it is withdrawn',
  status: 201,
  body: helperInvitationForm.extend({ inPlaceOf: id.optional() }),
  answer: helperInvitation,
});
export const withdrawHelperInvitation = endpoint({
  method: 'DELETE',
  path: '/api/cleaner/helpers/invitations/{id}',
  access: ['CLEANER'],
  summary: 'Withdraw an invitation; its link stops working right away',
  status: 204,
  params: idParams,
});
export const removeHelper = endpoint({
  method: 'DELETE',
  path: '/api/cleaner/helpers/{id}',
  access: ['CLEANER'],
  summary: 'Remove a helper, who no longer comes to any of the cleaner’s jobs; what they did stays on record',
  status: 204,
  params: idParams,
});
export const leaveCleaner = endpoint({
  method: 'DELETE',
  path: '/api/cleaner/helping/{id}',
  access: ['CLEANER'],
  summary: 'Stop helping a cleaner',
  status: 204,
  params: idParams,
});
export const workOnOwn = endpoint({
  method: 'POST',
  path: '/api/cleaner/own-work',
  access: ['CLEANER'],
  summary: 'Let someone who is only a helper bid on jobs of their own from now on; repeating it changes nothing',
  status: 204,
});
export const chooseHelpers = endpoint({
  method: 'PUT',
  path: '/api/jobs/{id}/helpers',
  access: ['CLEANER'],
  summary:
    'Say which of the cleaner’s helpers come along; the host is notified. 409 `schedule_conflict` for one who is elsewhere at that time',
  status: 200,
  params: idParams,
  body: z.strictObject({ helperIds: z.array(id).max(helpersPerJob) }),
  answer: job,
});

/** Of a link that was mailed; anything may be sent, and what is no token of ours is not found. */
const token = anyLine(200);
export const showHelperInvitation = endpoint({
  method: 'POST',
  path: '/api/helper-invitations/look',
  access: 'anyone',
  summary: 'What an emailed invitation is for; 404 once it is accepted, withdrawn, replaced or expired',
  status: 200,
  body: z.strictObject({ token }),
  answer: z.object({
    /** By which whoever it is to declines it, and no other that may have taken its place. */
    id,
    ...{ name: z.string(), email: z.string(), cleaner: z.string(), expiresAt: instant },
    /** Whether the address has an account: as a cleaner they log in to accept, and anyone else cannot. */
    account: z.enum(['none', 'cleaner', 'other']),
  }),
});
export const joinAsHelper = endpoint({
  method: 'POST',
  path: '/api/helper-invitations/accept',
  access: 'anyone',
  summary: 'Accept an emailed invitation with a new account, and log in; an address with an account is 409',
  status: 201,
  body: z.strictObject({ token, name: ownName() }),
  answer: session,
});
export const acceptHelping = endpoint({
  method: 'POST',
  path: '/api/cleaner/helping',
  access: ['CLEANER'],
  summary: 'Accept an invitation that was emailed to the caller’s own address',
  status: 204,
  body: z.strictObject({ token }),
});
export const acceptHelpingHere = endpoint({
  method: 'POST',
  path: '/api/cleaner/helping/invitations/{id}/accept',
  access: ['CLEANER'],
  summary: 'Accept an invitation to the confirmed address of the caller’s account, without its email',
  status: 204,
  params: idParams,
});
export const declineHelping = endpoint({
  method: 'DELETE',
  path: '/api/cleaner/helping/invitations/{id}',
  access: ['CLEANER'],
  summary: 'Decline an invitation to the confirmed address of the caller’s account; its link stops working',
  status: 204,
  params: idParams,
});
