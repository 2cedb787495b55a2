import { z } from 'zod';
import { contentSorts } from './admin-sorts.ts';
import { endpoint } from './endpoint.ts';
import {
  contentActions,
  contentFlags,
  contentKinds,
  contentReasons,
  contentStatuses,
  reportableKinds,
} from './states.ts';
import { anyLine, prose, said } from './text.ts';
import { adminQuery, id, idParams, instant, maybe } from './wire.ts';

const person = z.object({ id, name: z.string() });

export const reportContent = endpoint({
  method: 'POST',
  path: '/api/content-reports',
  access: ['HOST', 'CLEANER'],
  summary:
    'Report someone’s profile or its picture (`id` is the account) or a photo on a job to the admins: once while it’s open, at most 20 a day',
  status: 201,
  body: z.strictObject({
    kind: z.enum(reportableKinds),
    id,
    about: z.enum(contentReasons),
    /** May be empty, unless `about` is `other`. */
    note: prose(1000)
      .transform((text) => text.trim())
      .default(''),
  }),
  answer: z.object({ id, kind: z.enum(reportableKinds), createdAt: instant }),
});

/** Something that was reported or flagged. Its words and pictures are read by a call of their own. */
export const reportedContent = z.object({
  id,
  kind: z.enum(contentKinds),
  /** The message, review, job or photo; of a profile or its picture, the account. */
  subjectId: id,
  /** The job it belongs to and its home; null of profiles. */
  jobId: maybe(id),
  title: maybe(z.string()),
  author: person,
  /** Null where the rules have found it. */
  reporter: maybe(person),
  about: maybe(z.enum(contentReasons)),
  /** The reporter’s words; may be empty. */
  reason: z.string(),
  /** What the rules have found. */
  flags: z.array(z.enum(contentFlags)),
  status: z.enum(contentStatuses),
  createdAt: instant,
  closedAt: maybe(instant),
  /** The admin who decided. */
  closedBy: maybe(person),
  /** The admin’s, on closing it. */
  closingReason: maybe(z.string()),
  /** What was done on closing it. */
  action: maybe(z.enum(contentActions)),
  /** What the author hears is wrong with it: while it is open, unless another is chosen; `other` and null name nothing. */
  authorReason: maybe(z.enum(contentReasons)),
  /** What can be done about it while it is open. */
  can: z.array(z.enum(contentActions)),
});
export type ReportedContent = z.infer<typeof reportedContent>;

export const listContent = endpoint({
  method: 'GET',
  path: '/api/admin/content',
  access: ['ADMIN'],
  summary:
    'What was reported or flagged: the open ones first, the longest waiting before others, then the closed ones; q searches people, properties, reasons and ids; format=csv exports',
  status: 200,
  query: adminQuery(contentSorts, {
    status: z.enum(contentStatuses).optional(),
    kind: z.enum(contentKinds).optional(),
  }),
  answer: z.array(reportedContent),
  paged: true,
});
export const showEvidence = endpoint({
  method: 'GET',
  path: '/api/admin/content/{id}/evidence',
  access: ['ADMIN'],
  summary: 'What was reported or flagged, as it is now, and what the rules find in it; each view is logged',
  status: 200,
  params: idParams,
  answer: z.object({
    /** Null where it has no words, or is gone. */
    text: maybe(z.string()),
    photoUrl: maybe(z.string()),
    thumbnailUrl: maybe(z.string()),
    /** The parts that a rule speaks of, of card and Social Security numbers without their beginning. */
    matches: z.array(z.object({ flag: z.enum(contentFlags), part: z.string() })),
    /** Stands for these words and this picture: another once its author has changed them. */
    version: z.string(),
  }),
});
export const closeContent = endpoint({
  method: 'POST',
  path: '/api/admin/content/{id}/close',
  access: ['ADMIN'],
  summary:
    'Close a report or flag after looking at it, with the reason; `warn` and `hide` let the author know, with `authorReason` (without it, what was reported or found; `other` names none), and the reporter hears what was done',
  status: 200,
  params: idParams,
  body: z.strictObject({
    reason: said(2000),
    action: z.enum(contentActions).default('none'),
    authorReason: z.enum(contentReasons).optional(),
    /** The `version` that the admin has looked at; if another stands there by now, 409 `stale` and nothing is decided. */
    seenVersion: anyLine(100).optional(),
  }),
  answer: reportedContent,
});
export const reopenContent = endpoint({
  method: 'POST',
  path: '/api/admin/content/{id}/reopen',
  access: ['ADMIN'],
  summary:
    'Take back what was decided about a report or flag, for a reason that is kept in the audit log: what was removed is shown again as far as it still exists, both people are told, and the report waits for a decision again; an open one, or one that was reported anew since, is 409',
  status: 200,
  params: idParams,
  body: z.strictObject({ reason: said(2000) }),
  answer: reportedContent,
});
