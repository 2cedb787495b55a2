import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { knownTasks } from './home-template.ts';
import { tasksPerHome } from './terms.ts';
import { anyLine, line, prose } from './text.ts';
import { id, idParams, maybe } from './wire.ts';

export const taskPhoto = z.object({ photoUrl: z.string(), thumbnailUrl: z.string() });

const homeTask = z.object({
  id,
  name: z.string(),
  room: maybe(z.string()),
  required: z.boolean(),
  /** Set for tasks from a template, so that screens can show them in any language. */
  templateKey: maybe(z.string()),
  note: maybe(z.string()),
  /** How it should look afterwards. */
  photo: maybe(taskPhoto),
});
export type HomeTask = z.infer<typeof homeTask>;

const homeChecklist = z.object({
  /** Changes with every save; null where the home has no list of its own. */
  version: maybe(z.string()),
  tasks: z.array(homeTask),
});
export type HomeChecklist = z.infer<typeof homeChecklist>;

const sentTask = z.strictObject({
  name: line(120),
  room: line(60).nullish(),
  required: z.boolean(),
  templateKey: anyLine(60)
    .refine((key) => knownTasks.has(key), 'invalidFormat')
    .nullish(),
  note: prose(500).nullish(),
  photoUrl: anyLine(2000).nullish(),
});

export const homeChecklistForm = z.strictObject({
  /** The version that was read: another save in between is 409 `stale`. */
  version: id.nullable(),
  tasks: z.array(sentTask).max(tasksPerHome),
});

export const getHomeChecklist = endpoint({
  method: 'GET',
  path: '/api/properties/{id}/checklist',
  access: ['HOST'],
  summary: 'A property’s own checklist; without one, jobs there use the list for their cleaning type',
  status: 200,
  params: idParams,
  answer: homeChecklist,
});
export const saveHomeChecklist = endpoint({
  method: 'PUT',
  path: '/api/properties/{id}/checklist',
  access: ['HOST'],
  summary: 'Replace a property’s checklist for jobs posted from then on; an empty one removes it',
  status: 200,
  params: idParams,
  body: homeChecklistForm,
  answer: homeChecklist,
});
