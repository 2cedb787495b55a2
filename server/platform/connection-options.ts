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
