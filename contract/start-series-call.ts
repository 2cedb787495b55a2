import { callOf } from './endpoint.ts';
import type * as series from './series.ts';

/** Alone in its file: the form of a job makes it, which makes no other call about series. */
export const startSeries = callOf<typeof series.startSeries>('POST', '/api/series', ['job']);
