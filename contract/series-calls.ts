import { callOf } from './endpoint.ts';
import type * as series from './series.ts';

// The calls about cleanings that come again, kept as those in calls.ts are.

export const listSeries = callOf<typeof series.listSeries>('GET', '/api/properties/{id}/series');
export const getSeries = callOf<typeof series.getSeries>('GET', '/api/series/{id}');
export const changeSeries = callOf<typeof series.changeSeries>('PATCH', '/api/series/{id}', ['job']);
export const pauseSeries = callOf<typeof series.pauseSeries>('POST', '/api/series/{id}/pause', ['job']);
export const resumeSeries = callOf<typeof series.resumeSeries>('POST', '/api/series/{id}/resume', ['job']);
export const endSeries = callOf<typeof series.endSeries>('POST', '/api/series/{id}/end', ['job']);
export const changeSeriesDate = callOf<typeof series.changeSeriesDate>('PUT', '/api/series/{id}/dates/{date}', ['job']);
