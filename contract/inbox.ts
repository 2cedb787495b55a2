import { z } from 'zod';
import { cents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { hostJob } from './jobs.ts';
import { calendarNeed, inboxKinds } from './overviews.ts';
import { workDoubts } from './states.ts';
import { day, id, instant, maybe, pageQuery } from './wire.ts';

const inboxItem = z.object({
  /** The job’s, calendar’s, stay’s, home’s, newest message’s or, of a missing card, the host’s: unique in the list. */
  id,
  kind: z.enum(inboxKinds),
  /** When it is too late, or settles without the host; null where it has no such time. */
  dueAt: maybe(instant),
  /** Of `repost`, where one is known to come: when the next guest arrives at that home. */
  guestArrivesAt: instant.optional(),
  /** Of all but a missing card, a calendar with an alarm, a stay without a cleaning and a home. */
  job: maybe(hostJob),
  /** Of `approve`, where there are any: what the host should check before paying. */
  doubts: z.array(z.enum(workDoubts)).optional(),
  /** What is to be paid before anything new is posted; null but for one `pay`. */
  owedCents: maybe(cents),
  /** Of `calendar`. */
  calendar: maybe(calendarNeed),
  /** Of `uncovered`: the stay after which nobody cleans, at a home with its clock and the hour when guests leave. */
  stay: z
    .object({
      ...{ id, checkOutDate: day },
      property: z.object({ id, title: z.string(), timeZone: z.string(), checkOutTime: z.string() }),
    })
    .optional(),
  /** Of `place`. */
  home: maybe(z.object({ id, title: z.string() })),
  /** Of `message`: who wrote last, and what; empty text stands for photos alone. */
  message: maybe(z.object({ cleaner: z.object({ id, name: z.string() }), text: z.string(), sentAt: instant })),
});
export type InboxItem = z.infer<typeof inboxItem>;

export const listInbox = endpoint({
  method: 'GET',
  path: '/api/host/inbox',
  access: ['HOST'],
  summary: 'Everything that needs the host, the most urgent first',
  status: 200,
  query: pageQuery({}),
  answer: z.array(inboxItem),
  paged: true,
});
