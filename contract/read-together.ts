import { z } from 'zod';
import { getMe } from './accounts.ts';
import { getAdminStats, getDashboardStats } from './admin.ts';
import { listIntegrations } from './calendar.ts';
import { getCleanerProfile } from './cleaners.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { listInbox } from './inbox.ts';
import { getJob, listHostJobs } from './jobs.ts';
import { countUnread, listNotifications } from './notifications.ts';
import { getCleanerOverview, getHostOverview } from './overviews.ts';
import { listPaymentMethods } from './payments.ts';
import { listHostProperties } from './properties.ts';
import { getConfig } from './system.ts';
import { showTimeline } from './timeline.ts';
import { getToday } from './today.ts';

/** What screens read first: answers of moderate size, none of them a file or a stream. */
const readable: readonly Endpoint[] = [
  ...[getMe, getConfig, countUnread, listNotifications, getJob, getToday],
  ...[getHostOverview, listInbox, showTimeline, listHostJobs, listHostProperties, listPaymentMethods, listIntegrations],
  ...[getCleanerProfile, getCleanerOverview, getAdminStats, getDashboardStats],
];
const paths = readable.map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[\\w-]+')}$`));

const address = z
  .string()
  .max(300)
  .refine((asked) => paths.some((known) => known.test(asked.split('?')[0] ?? '')));

/**
 * For the first view of a screen: over HTTP/1.1 a browser has six connections, and each answer of its own would wait
 * for one of those that the screen’s code takes.
 */
export const readTogether = endpoint({
  method: 'GET',
  path: '/api/reads',
  access: 'anyone',
  summary: 'Several reads in one answer, each answered as if it had been asked for by itself',
  query: z.strictObject({
    /** Addresses with their queries, such as `/api/host/jobs?limit=5`. */
    of: z.union([z.array(address).min(1).max(10), address.transform((one) => [one])]),
  }),
  status: 200,
  answer: z.object({
    /** In the order in which they were asked for. */
    answers: z.array(
      z.object({
        status: z.number().int(),
        headers: z.record(z.string(), z.string()),
        /** As it would have been sent: JSON. */
        body: z.string(),
      }),
    ),
  }),
});
