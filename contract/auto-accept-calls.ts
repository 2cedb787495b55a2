import type * as autoAccept from './auto-accept.ts';
import { callOf } from './endpoint.ts';

// A host’s rule for bids that are accepted without asking, kept as the calls in calls.ts are.

export const getAutoAccept = callOf<typeof autoAccept.getAutoAccept>('GET', '/api/host/auto-accept');
export const saveAutoAccept = callOf<typeof autoAccept.saveAutoAccept>('PUT', '/api/host/auto-accept', ['autoAccept']);
