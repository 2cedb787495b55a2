import { AsyncLocalStorage } from 'node:async_hooks';

/** What the work under way was caused by: an account's call, or a task whose turn had come. Nothing else is anybody's. */
export type Cause = { account: string } | { turn: number };

/** Set around each write of an account and each task, so that no use case has to pass on whose doing it is. */
export const causes = new AsyncLocalStorage<Cause | undefined>();
