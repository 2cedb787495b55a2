import { callOf } from './endpoint.ts';
import type * as searching from './search.ts';

// How the browser makes the call behind the quick search; see calls.ts.

export const search = callOf<typeof searching.search>('GET', '/api/search');
