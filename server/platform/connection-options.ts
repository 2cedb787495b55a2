import { availableParallelism } from 'node:os';

/**
 * How many connections a process holds where nobody has decided: enough to keep the processor busy while some wait for
 * the disk. More of them share its caches and slow each other down: 16 on 2 cores answered three tenths fewer details of jobs than 6.
 */
export const defaultConnections = 2 * availableParallelism() + 2;

/**
 * What a connection is set to. Prepared statements are planned once and for all values, and never for several workers
 * or with compiled expressions: a request reads little, and starting those costs more than it.
 */
export const connectionOptions = [
  'plan_cache_mode=force_generic_plan',
  'max_parallel_workers_per_gather=0',
  'jit=off',
  'timezone=UTC',
]
  .map((option) => `-c ${option}`)
  .join(' ');
