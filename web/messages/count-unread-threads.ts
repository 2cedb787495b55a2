import { listThreads } from '#contract/message-calls.ts';
import { call } from '#web/platform/api.ts';

/** How many conversations that the caller sees, their own or those of the host whom they work for, hold something unread: up to 100. */
export const countUnreadThreads = async (): Promise<number> =>
  (await call(listThreads, { query: { unread: 'true', limit: 100 } })).length;
