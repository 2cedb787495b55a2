import { callOf } from './endpoint.ts';
import type * as own from './own-record.ts';

// Kept as those in calls.ts are.

export const makeOwnRecord = callOf<typeof own.makeOwnRecord>('POST', '/api/cleaner/record-file', []);
