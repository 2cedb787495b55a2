import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { doneBy } from './helper-of-job.ts';
import { taskPhoto } from './home-checklist.ts';
import { photoDoubts, photoStates } from './photo-truth.ts';
import { photoTypes } from './states.ts';
import { anyLine, line, prose } from './text.ts';
import { id, idParams, instant, maybe, sentInstant, sentMilliseconds } from './wire.ts';

export const task = z.object({
  id,
  name: z.string(),
  room: maybe(z.string()),
  required: z.boolean(),
  doneAt: maybe(instant),
  skippedReason: maybe(z.string()),
  /** Set for tasks from a built-in template, so that screens can show them in any language. */
  templateKey: maybe(z.string()),
  /** What the host wrote to it, and how it should look; null for those who may not see the home. */
  note: maybe(z.string()),
  photo: maybe(taskPhoto),
  /** Who has ticked it off or skipped it, for those on the job; absent where that was not recorded yet. */
  doneBy: doneBy.optional(),
});
export type Task = z.infer<typeof task>;

/** What the record says about a photo. A fresh one was taken during the work, and is none that was there before. */
const photoTruth = z.object({
  state: z.enum(photoStates),
  /** What is missing or speaks against it; may also be there beside `reused`. */
  doubts: z.array(z.enum(photoDoubts)),
  /** From the property; null if the phone did not tell the place. */
  distanceMetres: maybe(z.number().int()),
  /** The picture that it is, or is a part of; without links where the reader may not see it. */
  earlier: maybe(
    z.object({
      jobId: maybe(id),
      photoUrl: maybe(z.string()),
      thumbnailUrl: maybe(z.string()),
      addedAt: instant,
    }),
  ),
});
export type PhotoTruth = z.infer<typeof photoTruth>;

export const deliverable = z.object({
  id,
  jobId: id,
  photoUrl: z.string(),
  /** At most 1,024 pixels on its longer side. */
  screenUrl: z.string(),
  thumbnailUrl: z.string(),
  photoType: z.enum(photoTypes),
  note: maybe(z.string()),
  /** The task of the job that it was taken for. */
  taskId: maybe(id),
  takenAt: maybe(instant),
  createdAt: instant,
  /** Who took it. */
  doneBy: doneBy.optional(),
  truth: photoTruth,
  /** Of the finished work, and too small to show much: the host is asked to look before anything is charged. */
  small: z.literal(true).optional(),
  /** The reader has reported it, and nobody has decided yet. */
  reported: z.literal(true).optional(),
});
export type Deliverable = z.infer<typeof deliverable>;

/** That there was a photo, which an admin has hidden from the two people of the job, and what the record says about it. */
export const hiddenPhoto = deliverable
  .pick({ id: true, photoType: true, taskId: true, takenAt: true, createdAt: true })
  .extend({ truth: photoTruth });
export type HiddenPhoto = z.infer<typeof hiddenPhoto>;

export const upload = z.object({
  photoUrl: z.string(),
  thumbnailUrl: z.string(),
  takenAt: maybe(instant),
  width: z.number().int(),
  height: z.number().int(),
});
export type Upload = z.infer<typeof upload>;

export const updateTask = endpoint({
  method: 'PATCH',
  path: '/api/jobs/{id}/tasks/{taskId}',
  access: ['CLEANER'],
  summary:
    'Check off, uncheck or skip a task of the checklist, with a reason; `at`, by the phone’s clock, where it was done without a signal. `X-Phone-Time` tells what that clock shows now',
  status: 200,
  params: z.strictObject({ id, taskId: id }),
  body: z
    .strictObject({ done: z.boolean().optional(), skippedReason: line(300).optional(), at: sentInstant().optional() })
    .refine(({ done, skippedReason }) => (done === undefined) !== (skippedReason === undefined), {
      error: 'oneOf',
      path: ['done'],
    }),
  answer: task,
});
/** Multipart with one part named `file`; the server reads it itself, so there is no body schema. */
export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/api/uploads',
  access: ['HOST', 'CLEANER'],
  summary: 'Upload a JPEG, PNG or WebP of up to 15 MB as the multipart field `file`',
  status: 201,
  answer: upload,
});
/** What `photoUrl`, `screenUrl` and `thumbnailUrl` point to: a signed link, valid for one to two hours. */
export const getPhoto = endpoint({
  method: 'GET',
  path: '/photos/{key}',
  access: 'anyone',
  summary: 'A picture, by the signed link that an answer carried',
  status: 200,
  params: z.strictObject({ key: z.string().regex(/^[\w-]{22}(-screen|-small)?$/) }),
  query: z.strictObject({ e: sentMilliseconds, s: anyLine(64) }),
});
export const addDeliverable = endpoint({
  method: 'POST',
  path: '/api/jobs/{id}/deliverables',
  access: ['CLEANER'],
  summary:
    'Put an uploaded photo on a job, with `taskId` as one of that task; `at` and `X-Phone-Time` as with tasks, for a photo that does not tell its time',
  status: 201,
  params: idParams,
  body: z.strictObject({
    photoUrl: anyLine(2000),
    photoType: z.enum(photoTypes),
    note: prose(500).nullish(),
    taskId: id.nullish(),
    at: sentInstant().nullish(),
  }),
  answer: deliverable,
});
