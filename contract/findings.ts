import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { photosPerFinding } from './photo-limits.ts';
import { findingKinds } from './states.ts';
import { anyLine, isBlank, line, prose } from './text.ts';
import { id, idParams, instant, maybe, sentInstant } from './wire.ts';

/** What a cleaner found in a home that its host should know. */
export const finding = z.object({
  id,
  jobId: id,
  propertyId: id,
  kind: z.enum(findingKinds),
  /** What is damaged, or running low; null for a note. */
  item: maybe(z.string()),
  note: maybe(z.string()),
  room: maybe(z.string()),
  /** The task of the job that it is about. */
  taskId: maybe(id),
  photos: z.array(z.object({ photoUrl: z.string(), thumbnailUrl: z.string() })),
  foundAt: instant,
  /** When the host marked it as dealt with. */
  settledAt: maybe(instant),
});
export type Finding = z.infer<typeof finding>;

const findingForm = z
  .strictObject({
    kind: z.enum(findingKinds),
    item: line(100).optional(),
    note: prose(1000).nullish(),
    room: line(60).nullish(),
    taskId: id.nullish(),
    photoUrls: z.array(anyLine(2000)).max(photosPerFinding).optional(),
    at: sentInstant().optional(),
    /** What the sender calls it: under one name it is there once, however often and late it is sent. */
    sentAs: z
      .string()
      .regex(/^[0-9a-f]{32}$/, 'invalidFormat')
      .optional(),
  })
  .refine(({ kind, item }) => kind === 'note' || item !== undefined, { error: 'blank', path: ['item'] })
  .refine(({ kind, note }) => kind !== 'note' || !isBlank(note ?? ''), { error: 'blank', path: ['note'] })
  .refine(({ kind, photoUrls = [] }) => kind !== 'damage' || photoUrls.length > 0, {
    error: 'required',
    path: ['photoUrls'],
  });

export const addFinding = endpoint({
  method: 'POST',
  path: '/api/jobs/{id}/findings',
  access: ['CLEANER'],
  summary:
    'Let the host know of damage (with photos), of something that is running low, or leave a note; the assigned cleaner. `at` and `X-Phone-Time` as with tasks; under one `sentAs` it is there once, and at most 50 are at a job',
  status: 201,
  params: idParams,
  body: findingForm,
  answer: finding,
});
export const settleFinding = endpoint({
  method: 'PATCH',
  path: '/api/findings/{id}',
  access: ['HOST'],
  summary: 'Mark what a cleaner found as resolved, or as unresolved',
  status: 200,
  params: idParams,
  body: z.strictObject({ settled: z.boolean() }),
  answer: finding,
});
export const listOpenFindings = endpoint({
  method: 'GET',
  path: '/api/host/findings',
  access: ['HOST'],
  summary: 'Unresolved damage and low supplies at the host’s properties, newest first, up to 200',
  status: 200,
  answer: z.array(finding),
});
