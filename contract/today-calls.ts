import { callOf } from './endpoint.ts';
import type * as today from './today.ts';

// A cleaner's day, kept as the calls in calls.ts are.

export const getToday = callOf<typeof today.getToday>('GET', '/api/cleaner/today');
