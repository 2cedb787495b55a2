import { callOf } from './endpoint.ts';
import type * as savedSearches from './saved-searches.ts';

// A cleaner’s saved searches, kept as the calls in calls.ts are.

export const listSavedSearches = callOf<typeof savedSearches.listSavedSearches>('GET', '/api/cleaner/searches');
export const saveSearch = callOf<typeof savedSearches.saveSearch>('POST', '/api/cleaner/searches', ['searches']);
export const changeSavedSearch = callOf<typeof savedSearches.changeSavedSearch>('PATCH', '/api/cleaner/searches/{id}', [
  'searches',
]);
export const removeSavedSearch = callOf<typeof savedSearches.removeSavedSearch>(
  'DELETE',
  '/api/cleaner/searches/{id}',
  ['searches'],
);
