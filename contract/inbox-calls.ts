import { callOf } from './endpoint.ts';
import type * as inbox from './inbox.ts';

// The call about what needs a host, kept as those in calls.ts are.

export const listInbox = callOf<typeof inbox.listInbox>('GET', '/api/host/inbox');
