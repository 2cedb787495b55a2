import { callOf } from './endpoint.ts';
import type * as owners from './owner-statements.ts';

// The calls about statements for the owner of a home, kept as those in calls.ts are.

export const showOwnerLink = callOf<typeof owners.showOwnerLink>('GET', '/api/properties/{id}/owner-link');
export const makeOwnerLink = callOf<typeof owners.makeOwnerLink>('POST', '/api/properties/{id}/owner-link', [
  'ownerLinks',
]);
export const endOwnerLink = callOf<typeof owners.endOwnerLink>('DELETE', '/api/properties/{id}/owner-link', [
  'ownerLinks',
]);
