/** How many things one call may decide. */
export const bulkMost = 50;

/** Why one of several was refused; `stale` is any conflict that has no word of its own here. */
export const bulkRefusals = ['forbidden', 'not_found', 'in_use', 'unavailable', 'stale'] as const;
export type BulkRefusal = (typeof bulkRefusals)[number];
