import { z } from 'zod';
import { contactFlags } from './contact-flags.ts';
import { endpoint } from './endpoint.ts';
import { languageCodes } from './languages.ts';
import { quickReplies } from './quick-replies.ts';
import { jobStatuses } from './states.ts';
import { messageLength } from './terms.ts';
import { anyLine, isBlank, prose, said } from './text.ts';
import { id, idParams, instant, maybe, pageQuery } from './wire.ts';

const person = z.object({ id, name: z.string() });
/** What shows nothing counts as nothing. */
const trimmed = (max: number) => prose(max).transform((text) => (isBlank(text) ? '' : text.trim()));

export const message = z.object({
  id,
  author: person,
  /** Who wrote it for the host, where a member of their team did. */
  by: person.optional(),
  /** As it was written; empty with photos alone, once its author was erased, or to both of them where an admin has hidden it. */
  text: z.string(),
  photoUrls: z.array(z.string()),
  thumbnailUrls: z.array(z.string()),
  createdAt: instant,
  /** When the other person read it. */
  readAt: maybe(instant),
  /** Where the text is exactly a quick reply in some language: shown to each reader in theirs. */
  quick: maybe(z.enum(quickReplies)),
  /** What it seems to hand over, as long as the cleaner is not assigned. A hint; nothing is refused. */
  flags: z.array(z.enum(contactFlags)),
  /** Whether the caller has reported it. */
  reported: z.boolean(),
  /** Whether an admin has taken it out of the conversation after a report. */
  hidden: z.boolean(),
});
export type Message = z.infer<typeof message>;

/** The conversation of a job's host with one cleaner. */
const conversation = z.object({
  jobId: id,
  title: z.string(),
  status: z.enum(jobStatuses),
  startTime: instant,
  timeZone: z.string(),
  cleaner: person,
  host: person,
  /** Whether this cleaner is the one assigned. */
  assigned: z.boolean(),
});
export const thread = conversation.extend({
  last: message,
  /** How many messages the caller has not read. */
  unread: z.number().int(),
});
export type Thread = z.infer<typeof thread>;

const whom = {
  /** Of a host: the cleaner; by default the assigned one. */
  cleanerId: id.optional(),
};

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/jobs/{id}/messages',
  access: ['HOST', 'CLEANER'],
  summary:
    'The messages between a job’s host and one cleaner, oldest first; marks the other’s as read, unless `peek=true` only fetches them for later. `latest=true` begins with the newest page, and `Link` leads back in time',
  status: 200,
  params: idParams,
  query: pageQuery({
    ...whom,
    latest: z.enum(['true', 'false']).optional(),
    peek: z.enum(['true', 'false']).optional(),
  }),
  answer: z.array(message),
  paged: true,
});
export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/jobs/{id}/messages',
  access: ['HOST', 'CLEANER'],
  summary: 'Write to the other person: at most 30 messages a minute',
  status: 201,
  params: idParams,
  query: z.strictObject(whom),
  body: z
    .strictObject({
      /** May be empty or left out where photos say it. */
      text: trimmed(messageLength).default(''),
      photoUrls: z.array(anyLine(2000)).max(10).optional(),
    })
    .refine(({ text, photoUrls = [] }) => text !== '' || photoUrls.length > 0, { path: ['text'], error: 'blank' }),
  answer: message,
});
export const getConversation = endpoint({
  method: 'GET',
  path: '/api/jobs/{id}/conversation',
  access: ['HOST', 'CLEANER'],
  summary:
    'Who a conversation is between, about which job, and whether the caller may write now; also before the first message',
  status: 200,
  params: idParams,
  query: z.strictObject(whom),
  answer: conversation.extend({
    canWrite: z.boolean(),
    /** Of a host: whether they cannot write because they have blocked this cleaner. */
    blockedByYou: z.boolean(),
  }),
});
export type Conversation = z.infer<typeof getConversation.answer>;
export const listThreads = endpoint({
  method: 'GET',
  path: '/api/messages',
  access: ['HOST', 'CLEANER'],
  summary:
    'The caller’s conversations, newest first; of one job with `jobId`, those with unread messages with `unread=true`',
  status: 200,
  query: pageQuery({ jobId: id.optional(), unread: z.enum(['true', 'false']).optional() }),
  answer: z.array(thread),
  paged: true,
});
export const reportMessage = endpoint({
  method: 'POST',
  path: '/api/messages/{id}/report',
  access: ['HOST', 'CLEANER'],
  summary: 'Report a message of the other person to the admins, once',
  status: 201,
  params: idParams,
  body: z.strictObject({ reason: said(1000) }),
  answer: z.object({ id, messageId: id, reason: z.string(), createdAt: instant }),
});
export const translateMessage = endpoint({
  method: 'POST',
  path: '/api/messages/{id}/translate',
  access: ['HOST', 'CLEANER'],
  summary: 'A message in another language: quick replies always, others where the operator has set up a translator',
  status: 200,
  params: idParams,
  body: z.strictObject({ to: z.enum(languageCodes) }),
  answer: z.object({ text: z.string(), to: z.enum(languageCodes) }),
});

const forAdmins = {
  method: 'GET',
  access: ['ADMIN'],
  status: 200,
  params: idParams,
  query: pageQuery({ latest: z.enum(['true', 'false']).optional() }),
  answer: z.array(message),
  paged: true,
} as const;
export const listDisputeMessages = endpoint({
  ...forAdmins,
  path: '/api/admin/disputes/{id}/messages',
  summary: 'The messages of the two people of a reported job, oldest first; each reading is logged',
});
export const listContentMessages = endpoint({
  ...forAdmins,
  path: '/api/admin/content/{id}/messages',
  summary: 'The messages around a reported one, oldest first; each reading is logged',
});
