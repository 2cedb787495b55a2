import { z } from 'zod';
import { disputeSorts } from './admin-sorts.ts';
import { cents, fixedFees } from './amounts.ts';
import { dispute } from './dispute.ts';
import { endpoint } from './endpoint.ts';
import { maximumPayoutCents } from './money.ts';
import { disputeReasons, disputeStatuses, jobStatuses, keptOutReasons } from './states.ts';
import { anyLine, line, prose, said } from './text.ts';
import { adminQuery, id, idParams, instant, maybe, sentInstant } from './wire.ts';

const photoUrls = z.array(anyLine(2000)).max(10).optional();
const story = said(4000);

export const reportJob = endpoint({
  method: 'POST',
  path: '/api/jobs/{id}/disputes',
  access: ['HOST'],
  summary:
    'Report a problem with a submitted job, once, for as long as its terms allow; freezes its charge and release',
  status: 201,
  params: idParams,
  body: z.strictObject({
    reason: z.enum(disputeReasons),
    text: story,
    photoUrls,
    /** The tasks of the checklist it is about. */
    taskIds: z.array(id).max(50).optional(),
  }),
  answer: dispute,
});
export const answerReport = endpoint({
  method: 'POST',
  path: '/api/disputes/{id}/answer',
  access: ['CLEANER'],
  summary: 'Answer a report, once; the rule table then proposes a split, or coming back to finish',
  status: 200,
  params: idParams,
  body: z.strictObject({
    text: story,
    photoUrls,
    recleanAt: sentInstant().nullish(),
    /** What kept the cleaner out; counts with a picture only. */
    keptOutBy: z.enum(keptOutReasons).nullish(),
  }),
  answer: dispute,
});
export const acceptProposal = endpoint({
  method: 'POST',
  path: '/api/disputes/{id}/accept',
  access: ['HOST', 'CLEANER'],
  summary: 'Accept the proposal; once both have, the report is resolved',
  status: 200,
  params: idParams,
  answer: dispute,
});
export const escalateReport = endpoint({
  method: 'POST',
  path: '/api/disputes/{id}/escalate',
  access: ['HOST', 'CLEANER'],
  summary: 'Let an admin decide instead of accepting the proposal',
  status: 200,
  params: idParams,
  body: z.strictObject({ text: prose(4000).nullish() }).optional(),
  answer: dispute,
});
export const withdrawReport = endpoint({
  method: 'POST',
  path: '/api/disputes/{id}/withdraw',
  access: ['HOST'],
  summary: 'Withdraw the report; the job is then paid in full and can’t be reported again',
  status: 200,
  params: idParams,
  answer: dispute,
});

/** A report with what an admin needs beside it. */
export const adminDispute = dispute.extend({
  job: z.object({
    id,
    title: z.string(),
    status: z.enum(jobStatuses),
    startTime: instant,
    timeZone: z.string(),
    payoutCents: cents,
    ...fixedFees,
    /** The cleaning of the same home before it, as far as one was handed in. */
    earlier: maybe(z.object({ id, startTime: instant })),
  }),
  host: z.object({ id, name: z.string() }),
  cleaner: z.object({ id, name: z.string() }),
});
export type AdminDispute = z.infer<typeof adminDispute>;
export const listDisputes = endpoint({
  method: 'GET',
  path: '/api/admin/disputes',
  access: ['ADMIN'],
  summary:
    'Reports: those to decide first, each by its deadline, then the resolved ones, newest first; `open=true` leaves those out; `q` finds an id, a name or a property; `format=csv` exports',
  status: 200,
  query: adminQuery(disputeSorts, {
    status: z.enum(disputeStatuses).optional(),
    reason: z.enum(disputeReasons).optional(),
    open: z.enum(['true']).optional(),
  }),
  answer: z.array(adminDispute),
  paged: true,
});
export const resolveReport = endpoint({
  method: 'POST',
  path: '/api/admin/disputes/{id}/resolve',
  access: ['ADMIN'],
  summary:
    'Decide an unresolved report: the payout (0, or $5 up to the job’s; of a job with a higher fee, $5 beyond the fee) and why',
  status: 200,
  params: idParams,
  body: z.strictObject({
    payoutCents: z.number().int().min(0).max(maximumPayoutCents).brand<'Cents'>(),
    reason: line(2000),
    /** What the cleaner was paid out beyond that comes off their next earnings; otherwise Freshkey bears it. */
    fromCleaner: z.boolean().optional(),
  }),
  answer: adminDispute,
});
