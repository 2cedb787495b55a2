import type { JobWithMetadata } from 'pg-boss';
import { causes } from '../causes.ts';
import type { Log } from '../log.ts';
import { causeOf, type Envelope, type TaskHandlers } from '../tasks.ts';

export type WaitingTask = Pick<JobWithMetadata<Envelope>, 'id' | 'data' | 'priority' | 'createdOn'>;

/** The tasks of a batch in order of their turns: PostgreSQL returns the rows it updates in the order its plan meets them. */
export const inOrder = <Task extends WaitingTask>(batch: readonly Task[]): Task[] =>
  batch.toSorted((one, other) => other.priority - one.priority || one.createdOn.getTime() - other.createdOn.getTime());

/** Runs one task; what it sends keeps its place in line. */
export async function runTask({ data: envelope, priority }: WaitingTask, handlers: TaskHandlers, log: Log) {
  const { name, data } = envelope;
  const handler = handlers[name];
  if (!handler) throw new Error(`No handler for task ${name}`);
  try {
    await causes.run(causeOf(priority), () => handler(data));
  } catch (error) {
    log.warn({ task: name, err: error }, 'task failed, will be tried again');
    throw error;
  }
}
