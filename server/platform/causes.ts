import { AsyncLocalStorage } from 'node:async_hooks';

/** What caused the current work: an account's call, or a task with its turn. Anything else has no owner. */
export type Cause = { account: string } | { turn: number };

/** Set around each write by an account and each task, so that no use case has to pass the cause along. */
export const causes = new AsyncLocalStorage<Cause | undefined>();
