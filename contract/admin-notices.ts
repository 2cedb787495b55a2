import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { preferenceKinds } from './notice-preferences.ts';
import { anyLine } from './text.ts';
import { fileQuery, id, idParams, instant, maybe, pageQuery } from './wire.ts';

const channels = ['email', 'push', 'sms'] as const;
/** `waiting`: to be sent or tried again; `failed`: given up, until an admin has it sent again. */
const statuses = ['waiting', 'sent', 'failed'] as const;
const sorts = ['createdAt', '-createdAt'] as const;

const cause = anyLine(100);

/** One message to one person by one channel besides the bell. */
export const sentNotice = z.object({
  id,
  channel: z.enum(channels),
  /** Null for a mail that goes to an address and not to an account, or that is about several things. */
  kind: maybe(z.enum(preferenceKinds)),
  recipient: maybe(z.object({ id, name: z.string() })),
  status: z.enum(statuses),
  /** How often it was tried. */
  tries: z.number().int(),
  /** Why the last try failed, as a code; null if it did not. */
  error: maybe(z.string()),
  /** Whether it was given up and still has something to say. */
  canRetry: z.boolean(),
  createdAt: instant,
  sentAt: maybe(instant),
  failedAt: maybe(instant),
  /** When it is tried next; null if it is not. */
  nextTryAt: maybe(instant),
});
export type SentNotice = z.infer<typeof sentNotice>;

export const listSentNotices = endpoint({
  method: 'GET',
  path: '/api/admin/notifications',
  access: ['ADMIN'],
  summary: 'Every message by email, push or text and what became of it; q searches people and ids; format=csv exports',
  status: 200,
  query: pageQuery({
    q: anyLine(120).optional(),
    status: z.enum(statuses).optional(),
    channel: z.enum(channels).optional(),
    kind: z.enum(preferenceKinds).optional(),
    error: cause.optional(),
    recipientId: id.optional(),
    /** Without one, the newest first. */
    sort: z.enum(sorts).optional(),
    ...fileQuery,
  }),
  answer: z.array(sentNotice),
  paged: true,
});
export const retryNotice = endpoint({
  method: 'POST',
  path: '/api/admin/notifications/{id}/retry',
  access: ['ADMIN'],
  summary: 'Send a failed notification again; 409 unless it failed and isn’t out of date',
  status: 200,
  params: idParams,
  answer: sentNotice,
});

/** Why messages were given up that can be sent again. */
export const noticeCause = z.object({
  channel: z.enum(channels),
  error: z.string(),
  count: z.number().int(),
  /** When the latest was given up. */
  lastAt: instant,
});
export type NoticeCause = z.infer<typeof noticeCause>;
export const listNoticeCauses = endpoint({
  method: 'GET',
  path: '/api/admin/notifications/causes',
  access: ['ADMIN'],
  summary: 'Why messages that could still be sent have failed, most frequent cause first; at most 50',
  status: 200,
  answer: z.array(noticeCause),
});
export const retryNotices = endpoint({
  method: 'POST',
  path: '/api/admin/notifications/retry',
  access: ['ADMIN'],
  summary: 'Send all notifications that failed for one cause again, within a minute, and say how many',
  status: 200,
  body: z.strictObject({ channel: z.enum(channels), error: cause }),
  answer: z.object({ count: z.number().int() }),
});
