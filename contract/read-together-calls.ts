import { callOf } from './endpoint.ts';
import type * as together from './read-together.ts';

export const readTogether = callOf<typeof together.readTogether>('GET', '/api/reads');
