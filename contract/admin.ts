import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cents } from './money.ts';

const counts = z.object({
  userCount: z.number().int(),
  pendingBackgroundChecks: z.number().int(),
  propertyCount: z.number().int(),
  openJobCount: z.number().int(),
  calendarIntegrationCount: z.number().int(),
  pendingReviewCount: z.number().int(),
  disputeCount: z.number().int(),
  pendingPaymentCount: z.number().int(),
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
export const getDashboardStats = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard/stats',
  access: ['ADMIN'],
  summary: 'The eight figures of the dashboard with their change week over week in percent',
  status: 200,
  answer: z.object({
    gmv: z.object({ today: cents }),
    userStats: z.object({ totalUsers: z.number().int(), newSignupsToday: z.number().int() }),
    jobStats: z.object({ completedJobs: z.number().int(), averageJobValue: cents }),
    /** Percentages from 0 to 100; null without anything to count. */
    fillRate: percent,
    onTimePercentage: percent,
    disputeRate: percent,
    change: z.object({
      gmv: percent,
      activeUsers: percent,
      completedJobs: percent,
      fillRate: percent,
      averageJobValue: percent,
      onTimePercentage: percent,
      disputeRate: percent,
      newSignups: percent,
    }),
  }),
});
