import { z } from 'zod';
import { cents, sentCents } from './amounts.ts';
import { customTask, sentCustomTasks } from './custom-tasks.ts';
import { endpoint } from './endpoint.ts';
import { inviteFirst } from './invite-first.ts';
import { maximumPayoutCents } from './money.ts';
import { postedCleaningTypes } from './states.ts';
import { line, prose } from './text.ts';
import { id, idParams, instant, maybe, timeOfDay } from './wire.ts';

/** What a host posts time and again, under a name of theirs: everything of a job but its home and its day. */
const postingTemplate = z.object({
  id,
  name: z.string(),
  /** On the clock of whichever home it is used for; an end that is not after the start is on the next day. */
  startTime: maybe(timeOfDay),
  endTime: maybe(timeOfDay),
  payoutCents: cents,
  cleaningType: z.enum(postedCleaningTypes),
  specialInstructions: maybe(z.string()),
  customTasks: z.array(customTask),
  inviteFirst: maybe(inviteFirst),
  createdAt: instant,
});
export type PostingTemplate = z.infer<typeof postingTemplate>;

const templateName = line(60);
export const postingTemplateForm = z.strictObject({
  name: templateName,
  startTime: timeOfDay.nullish(),
  endTime: timeOfDay.nullish(),
  payoutCents: sentCents(100, maximumPayoutCents, 'budget'),
  cleaningType: z.enum(postedCleaningTypes),
  specialInstructions: prose(4000).nullish(),
  customTasks: sentCustomTasks.default([]),
  inviteFirst: inviteFirst.nullish(),
});

const ofHost = { path: '/api/host/templates', access: ['HOST'] } as const;
const ofOne = { path: '/api/host/templates/{id}', access: ['HOST'], params: idParams } as const;

export const listPostingTemplates = endpoint({
  ...ofHost,
  method: 'GET',
  summary: 'The host’s saved templates, by name, at most 20',
  status: 200,
  answer: z.array(postingTemplate),
});
export const savePostingTemplate = endpoint({
  ...ofHost,
  method: 'POST',
  summary:
    'Save a template for posting; 409 `too_many` beyond 20, `already_exists` for a name that another of them has',
  status: 201,
  body: postingTemplateForm,
  answer: postingTemplate,
});
export const renamePostingTemplate = endpoint({
  ...ofOne,
  method: 'PATCH',
  summary: 'Rename a template for posting; 409 `already_exists` for a name that another of them has',
  status: 200,
  body: z.strictObject({ name: templateName }),
  answer: postingTemplate,
});
export const removePostingTemplate = endpoint({
  ...ofOne,
  method: 'DELETE',
  summary: 'Delete a template for posting; what was posted from it stays',
  status: 204,
});
