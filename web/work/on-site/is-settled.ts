import type { Task } from '#contract/work.ts';

/** Ticked off, or skipped with a reason. */
export const isSettled = ({ doneAt, skippedReason }: Task): boolean => doneAt !== null || skippedReason !== null;
