import { callOf } from './endpoint.ts';
import type * as guestPages from './guest-pages.ts';

// The calls about the pages that hosts share of finished cleanings, kept as those in calls.ts are.

export const showOwnGuestPage = callOf<typeof guestPages.showOwnGuestPage>('GET', '/api/jobs/{id}/guest-page');
export const saveGuestPage = callOf<typeof guestPages.saveGuestPage>('PUT', '/api/jobs/{id}/guest-page', [
  'guestPages',
]);
export const endGuestPage = callOf<typeof guestPages.endGuestPage>('DELETE', '/api/jobs/{id}/guest-page', [
  'guestPages',
]);
export const showGuestPage = callOf<typeof guestPages.showGuestPage>('GET', '/api/guest-pages/{secret}');
