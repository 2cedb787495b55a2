import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { anyLine, said } from './text.ts';
import { adminQuery, id, idParams, instant, maybe } from './wire.ts';

/** Where a task waited, the most urgent first. */
export const taskQueueNames = ['sign-in', 'money', 'deadline', 'mail', 'announcement', 'task', 'calendar'] as const;

/** Work of the background process that was tried to the end; the server’s log has the reason. */
export const failedTask = z.object({
  id,
  /** The name it has in the log. */
  task: z.string(),
  queue: z.enum(taskQueueNames),
  /** The fact that it was about to announce or follow, if it was. */
  fact: maybe(z.string()),
  jobId: maybe(id),
  tries: z.number().int(),
  createdAt: instant,
  failedAt: instant,
});
export type FailedTask = z.infer<typeof failedTask>;

const taskName = anyLine(100);
const run = z.object({ count: z.number().int() });

export const listFailedTasks = endpoint({
  method: 'GET',
  path: '/api/admin/failed-tasks',
  access: ['ADMIN'],
  summary: 'Tasks that have failed for good, latest first; q searches names and ids; format=csv exports',
  status: 200,
  query: adminQuery(['failedAt'], { queue: z.enum(taskQueueNames).optional(), task: taskName.optional() }),
  answer: z.array(failedTask),
  paged: true,
});
export const runFailedTask = endpoint({
  method: 'POST',
  path: '/api/admin/failed-tasks/{id}/retry',
  access: ['ADMIN'],
  summary: 'Run a failed task again; 404 once it is not in the list any more',
  status: 200,
  params: idParams,
  answer: run,
});
export const runFailedTasks = endpoint({
  method: 'POST',
  path: '/api/admin/failed-tasks/retry',
  access: ['ADMIN'],
  summary: 'Run all failed tasks of this name again, and say how many',
  status: 200,
  body: z.strictObject({ task: taskName }),
  answer: run,
});
export const dropFailedTask = endpoint({
  method: 'POST',
  path: '/api/admin/failed-tasks/{id}/drop',
  access: ['ADMIN'],
  summary: 'Remove a failed task for good, with a reason',
  status: 204,
  params: idParams,
  body: z.strictObject({
    reason: said(500),
  }),
});
