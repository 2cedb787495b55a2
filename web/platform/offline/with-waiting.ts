import type { JobDetail } from '#contract/jobs.ts';
import type { Task } from '#contract/work.ts';
import { outbox } from './outbox.ts';
import type { Waiting } from './waiting.ts';

/** A job as the server told it, with what has been ticked since and waits to be sent. */
export async function withWaiting(text: string, jobId: string): Promise<string> {
  const waiting = (await outbox.loaded()).filter((one) => one.jobId === jobId && one.refusal === null);
  if (waiting.length === 0) return text;
  const job = JSON.parse(text) as JobDetail; // the server's format: the contract of this read
  return JSON.stringify(waiting.reduce(ticked, job));
}

/** The same job with one more thing done. */
export function ticked(job: JobDetail, { what, at }: Pick<Waiting, 'what' | 'at'>): JobDetail {
  if (what.kind === 'supply') {
    const lowSince = what.low ? at : null;
    return { ...job, supplies: job.supplies.map((one) => (one.id === what.supplyId ? { ...one, lowSince } : one)) };
  }
  if (what.kind !== 'tick') return job;
  const mark = (task: Task): Task => ({
    ...task,
    doneAt: what.change.done ? at : null,
    skippedReason: what.change.skippedReason ?? null,
  });
  return { ...job, tasks: job.tasks.map((task) => (task.id === what.taskId ? mark(task) : task)) };
}
