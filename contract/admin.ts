import { z } from 'zod';
import { cents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { providers } from './payments.ts';
import { fees, limits, modes } from './system.ts';
import { prose } from './text.ts';
import { id, instant, maybe } from './wire.ts';

const counts = z.object({
  userCount: z.number().int(),
  pendingBackgroundChecks: z.number().int(),
  propertyCount: z.number().int(),
  openJobCount: z.number().int(),
  calendarIntegrationCount: z.number().int(),
  pendingReviewCount: z.number().int(),
  disputeCount: z.number().int(),
  /** Of these, the ones that only an admin can decide now. */
  escalatedDisputeCount: z.number().int(),
  pendingPaymentCount: z.number().int(),
  /** Refunds that another admin has asked for and the admin who asks here may confirm. */
  confirmableRefundCount: z.number().int(),
  /** Payouts on hold, for an admin who may release them. */
  heldPayoutCount: z.number().int(),
  /** Reported messages that no one has decided about. */
  openContentCount: z.number().int(),
  /** Messages by mail, push or text given up in the last seven days that can still be sent. */
  failedNoticeCount: z.number().int(),
  /** Tasks that were tried to the end. */
  failedTaskCount: z.number().int(),
});
export const getAdminStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  access: ['ADMIN'],
  summary: 'The counts behind the badges of the admin’s navigation',
  status: 200,
  answer: counts,
});
const percent = z.number().nullable();
const trend = z.array(z.number().nullable());
export const getDashboardStats = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard/stats',
  access: ['ADMIN'],
  summary:
    'The eight figures of the dashboard with their change week over week (of an amount in percent, of a rate in percentage points) and the last two weeks day by day; `complete` is false while older days are still to be counted',
  status: 200,
  answer: z.object({
    /**
     * False while older days are still to be counted: after an upgrade, or once the operator’s zone is another. Until then,
     * what counts all time is too low (accounts, completed jobs, their average value), and so are rates as they stood weeks ago.
     */
    complete: z.boolean(),
    gmv: z.object({ today: cents }),
    userStats: z.object({ totalUsers: z.number().int(), newSignupsToday: z.number().int() }),
    jobStats: z.object({ completedJobs: z.number().int(), averageJobValue: cents }),
    /** Percentages from 0 to 100; null when there is nothing to count. */
    fillRate: percent,
    onTimePercentage: percent,
    disputeRate: percent,
    /** Against the same figure a week ago; null where there is nothing to compare with. */
    change: z.object({
      gmv: percent,
      activeUsers: percent,
      completedJobs: percent,
      averageJobValue: percent,
      newSignups: percent,
      /** Rates: in percentage points, so from 50 % to 60 % it is 10. */
      fillRate: z.number().nullable(),
      onTimePercentage: z.number().nullable(),
      disputeRate: z.number().nullable(),
    }),
    /** Each figure as it stood at the end of the last 13 days, and now. */
    trend: z.object({
      gmv: trend,
      activeUsers: trend,
      completedJobs: trend,
      fillRate: trend,
      averageJobValue: trend,
      onTimePercentage: trend,
      disputeRate: trend,
      newSignups: trend,
    }),
  }),
});

const settings = z.object({
  mode: z.enum(modes),
  /** The version of the software. */
  version: z.string(),
  publicUrl: z.string(),
  operatorName: z.string(),
  /** Whether the public pages show the stated figures and testimonials. */
  marketingConfirmed: z.boolean(),
  /** Who decided that and when; null until someone has. */
  marketingDecision: maybe(z.object({ at: instant, by: z.object({ id, name: z.string() }) })),
  /** The figures that are stated once confirmed. */
  statedFigures: z.object({
    activeCleaners: z.number().int(),
    jobsCompleted: z.number().int(),
    averageRating: z.number(),
    cities: z.number().int(),
  }),
  fees,
  limits,
  /** The outside services, or what stands in for them: which ones are configured, never their settings. */
  providers: z.object({
    payments: z.enum(providers),
    mail: z.enum(['smtp', 'kept']),
    backgroundChecks: z.enum(['checkr', 'sandbox', 'by hand']),
    storage: z.enum(['disk', 's3']),
  }),
  /** The version of the key that new secrets are encrypted with. */
  encryptionKeyVersion: z.number().int(),
});
export type Settings = z.infer<typeof settings>;
export const getSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings',
  access: ['ADMIN'],
  summary: 'How this installation is set up, without its secrets, and what admins decided about it',
  status: 200,
  answer: settings,
});
export const updateSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/settings',
  access: ['ADMIN'],
  summary: 'Confirm that the stated figures and testimonials are true of this marketplace, or withdraw that',
  status: 200,
  body: z.strictObject({ marketingConfirmed: z.boolean(), reason: prose(2000).nullish() }),
  answer: settings,
});
