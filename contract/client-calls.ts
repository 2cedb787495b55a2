import type * as clients from './clients.ts';
import { callOf } from './endpoint.ts';

// The calls about a cleaner's clients, kept as those in calls.ts are.

export const listClients = callOf<typeof clients.listClients>('GET', '/api/cleaner/clients');
export const listInvitations = callOf<typeof clients.listInvitations>('GET', '/api/cleaner/invitations');
export const inviteClient = callOf<typeof clients.inviteClient>('POST', '/api/cleaner/invitations', ['invitations']);
