import { callOf } from './endpoint.ts';
import type * as checklist from './home-checklist.ts';

// The calls about a home itself, kept as those in calls.ts are.

export const getHomeChecklist = callOf<typeof checklist.getHomeChecklist>('GET', '/api/properties/{id}/checklist');
export const saveHomeChecklist = callOf<typeof checklist.saveHomeChecklist>('PUT', '/api/properties/{id}/checklist', [
  'homes',
]);
