import { z } from 'zod';
import { adminReviewSorts } from './admin-sorts.ts';
import { cents, sentCents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { maximumTipCents } from './money.ts';
import { moderationStatuses } from './states.ts';
import { line, prose } from './text.ts';
import { adminQuery, id, idParams, instant, maybe, sentInstant } from './wire.ts';

const named = z.object({ id, name: z.string() });
export const tipStates = ['none', 'succeeded', 'requires_action', 'declined'] as const;

export const review = z.object({
  id,
  jobId: id,
  targetId: id,
  overallStars: z.number().int(),
  punctualityStars: maybe(z.number().int()),
  communicationStars: maybe(z.number().int()),
  qualityStars: maybe(z.number().int()),
  comment: maybe(z.string()),
  tipCents: cents,
  tip: z.enum(tipStates),
  /** Of the tip, what has gone back to the host. */
  tipRefundedCents: cents,
  createdAt: instant,
  /** When its author last wrote it anew; null while it is as first written. */
  editedAt: maybe(instant),
  moderationStatus: z.enum(moderationStatuses),
  rejectionReason: maybe(z.string()),
  moderatedAt: maybe(instant),
  author: named,
  target: named,
  job: z.object({ id, title: z.string() }),
  /** The caller wrote it and may write it anew. */
  canEdit: z.boolean(),
});
export type Review = z.infer<typeof review>;

const stars = z.number().int().min(1).max(5);
const written = {
  overallStars: z.number({ error: 'overallRating' }).int().min(1, 'overallRating').max(5),
  punctualityStars: stars.nullish(),
  communicationStars: stars.nullish(),
  qualityStars: stars.nullish(),
  comment: prose(2000)
    .transform((text) => text.trim() || null)
    .nullish(),
};
export const writeReview = endpoint({
  method: 'POST',
  path: '/api/reviews',
  access: ['HOST', 'CLEANER'],
  summary: 'Review the other side of a paid job, once; a host may add a tip',
  status: 201,
  body: z.strictObject({
    jobId: id,
    targetId: id,
    ...written,
    tipCents: sentCents(0, maximumTipCents).nullish(),
  }),
  answer: review,
});
export const rewriteReview = endpoint({
  method: 'PATCH',
  path: '/api/reviews/{id}',
  access: ['HOST', 'CLEANER'],
  summary: 'Rewrite one’s whole review until it is approved; it goes through moderation again',
  status: 200,
  params: idParams,
  body: z.strictObject(written),
  answer: review,
});
export const listReviewsToModerate = endpoint({
  method: 'GET',
  path: '/api/admin/reviews',
  access: ['ADMIN'],
  summary:
    'Reviews by moderation status, oldest waiting first, decided ones newest first unless sorted otherwise; `q` finds an id, a job’s id, a home, a person or words of the review; `format=csv` exports',
  status: 200,
  query: adminQuery(adminReviewSorts, { status: z.enum(moderationStatuses).optional() }),
  answer: z.array(review),
  paged: true,
});
export const moderateReview = endpoint({
  method: 'PATCH',
  path: '/api/admin/reviews/{id}/moderate',
  access: ['ADMIN'],
  summary: 'Approve a waiting review, or reject it with a reason',
  status: 200,
  params: idParams,
  body: z
    .strictObject({
      moderationStatus: z.enum(['APPROVED', 'REJECTED']),
      rejectionReason: line(500).nullish(),
      /** `editedAt` as it was read: 409 `stale` where the review was written anew since. */
      editedAt: sentInstant().nullish(),
    })
    .refine(({ moderationStatus, rejectionReason }) => moderationStatus === 'APPROVED' || rejectionReason, {
      error: 'rejectionReason',
      path: ['rejectionReason'],
    }),
  answer: review,
});
