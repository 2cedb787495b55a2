import { and, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import { type listFailedTasks as endpoint, type FailedTask, taskQueueNames } from '#contract/failed-tasks.ts';
import type { CsvAnswer } from '#server/platform/http/csv-answer.ts';
import { foundBy } from '#server/platform/http/found-by.ts';
import type { Page } from '#server/platform/http/page.ts';
import { sortedList } from '#server/platform/http/sorted-list.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type DeadTask, deadTaskColumns, deadTaskCount, readDeadTasks } from '#server/platform/tasks/failed-tasks.ts';

type Query = QueryOf<typeof endpoint>;

const { id, failedAt, task, jobId, queue } = deadTaskColumns;

/** What the background process has tried to the end: one page, or all that is filtered as a file. */
export function listFailedTasks({ db }: Kit, query: Query): Promise<Page<FailedTask> | CsvAnswer> {
  const wanted = and(
    query.queue && sql`${queue} = ${query.queue}`,
    query.task ? sql`${task} = ${query.task}` : undefined,
    foundBy(query.q, { texts: [task], ids: [id, sql`(${jobId})::uuid`] }),
  );
  return sortedList(query, {
    ...{ name: 'failed-tasks', usual: '-failedAt', id },
    sorts: { failedAt: { by: failedAt, as: 'moment' } },
    read: ({ following, ...slice }) => readDeadTasks(db, { ...slice, where: and(wanted, following) }),
    count: async () =>
      (await db.execute<{ count: number }>(sql`select ${deadTaskCount(wanted)} as count`)).rows[0]?.count ?? 0,
    present: (rows) => rows.map(present),
    columns: {
      id: (row) => row.id,
      task: (row) => row.task,
      queue: (row) => row.queue,
      fact: (row) => row.fact,
      jobId: (row) => row.jobId,
      tries: (row) => row.tries,
      createdAt: (row) => row.createdAt,
      failedAt: (row) => row.failedAt,
    },
  });
}

function present({
  id: taskId,
  queue: from,
  data: { name, data },
  tries,
  createdAt,
  failedAt: at,
}: DeadTask): FailedTask {
  const fact: Record<string, unknown> = Object(data.fact);
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    ...{ id: taskId, task: name, tries, createdAt, failedAt: at },
    // a queue of an older version has become part of the general one
    queue: taskQueueNames.find((one) => one === from) ?? 'task',
    fact: textOf(fact.kind),
    jobId: textOf(data.jobId) ?? textOf(fact.jobId),
  };
}
