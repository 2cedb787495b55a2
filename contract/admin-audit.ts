import { z } from 'zod';
import { auditAuthors } from './admin-sorts.ts';
import { endpoint } from './endpoint.ts';
import { anyLine } from './text.ts';
import { adminQuery, dayOrInstant, id, instant, maybe } from './wire.ts';

/** What was true: codes, ids and amounts in cents, never names or texts. */
const state = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** One link of the audit chain in words. */
export const auditEntry = z.object({
  /** Its place in the chain, from 1. */
  id: z.string(),
  at: instant,
  /** Without an id where the clock, a provider or a command did it. */
  actor: z.object({ id: maybe(id), name: z.string() }),
  action: z.string(),
  /** `name` is what it is called today; null where it has no name, or has none any more. */
  subject: z.object({ kind: z.string(), id: z.string(), name: maybe(z.string()) }),
  /** Null also once it was erased. */
  reason: maybe(z.string()),
  before: maybe(state),
  after: maybe(state),
  /** What the people and jobs whose ids stand in them are called today. */
  people: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAuditLogs = endpoint({
  method: 'GET',
  path: '/api/admin/audit-logs',
  access: ['ADMIN'],
  summary:
    'What admins did and how money moved, newest first; `q` finds a reason, a person or an id; subject is an id; `changes=true` leaves out what was only looked at; from and to are days or instants; `format=csv` exports',
  status: 200,
  query: adminQuery(['at'], {
    actor: id.optional(),
    /** What admins did, or what happened by itself: money that moved, a deadline. */
    by: z.enum(auditAuthors).optional(),
    action: anyLine(100).optional(),
    /** Only what changed something: not what an admin has looked at. */
    changes: z.enum(['true']).optional(),
    subject: anyLine(200).optional(),
    subjectKind: anyLine(100).optional(),
    from: dayOrInstant.optional(),
    to: dayOrInstant.optional(),
  }),
  answer: z.array(auditEntry),
  paged: true,
});

export const listAuditActions = endpoint({
  method: 'GET',
  path: '/api/admin/audit-logs/actions',
  access: ['ADMIN'],
  summary: 'The actions in the audit log, in alphabetical order',
  status: 200,
  answer: z.array(z.string()),
});

const auditChain = z.object({
  links: z.number().int(),
  /** The hash of the last link: noted elsewhere, it proves later that nothing before it was rewritten. */
  head: z.string(),
  /** The first link that is not as it was written, and why; null if the chain is whole. */
  fault: maybe(z.object({ id: z.number().int(), reason: z.string() })),
  verifiedAt: instant,
});
export type AuditChain = z.infer<typeof auditChain>;
export const verifyAuditChain = endpoint({
  method: 'GET',
  path: '/api/admin/audit-logs/chain',
  access: ['ADMIN'],
  summary: 'Read the whole chain, recompute every hash and say whether it is intact',
  status: 200,
  answer: auditChain,
});
