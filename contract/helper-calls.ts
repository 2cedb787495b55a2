import { callOf } from './endpoint.ts';
import type * as helpers from './helpers.ts';

// The calls about helpers, kept as those in calls.ts are.

export const listHelpers = callOf<typeof helpers.listHelpers>('GET', '/api/cleaner/helpers');
export const inviteHelper = callOf<typeof helpers.inviteHelper>('POST', '/api/cleaner/helpers/invitations', [
  'helpers',
]);
export const withdrawHelperInvitation = callOf<typeof helpers.withdrawHelperInvitation>(
  'DELETE',
  '/api/cleaner/helpers/invitations/{id}',
  ['helpers'],
);
export const removeHelper = callOf<typeof helpers.removeHelper>('DELETE', '/api/cleaner/helpers/{id}', [
  'helpers',
  'job',
]);
export const leaveCleaner = callOf<typeof helpers.leaveCleaner>('DELETE', '/api/cleaner/helping/{id}', [
  'helpers',
  'job',
]);
export const workOnOwn = callOf<typeof helpers.workOnOwn>('POST', '/api/cleaner/own-work', [
  'helpers',
  'openJobs',
  'check',
]);
export const chooseHelpers = callOf<typeof helpers.chooseHelpers>('PUT', '/api/jobs/{id}/helpers', ['job']);
export const showHelperInvitation = callOf<typeof helpers.showHelperInvitation>(
  'POST',
  '/api/helper-invitations/look',
  [],
);
export const joinAsHelper = callOf<typeof helpers.joinAsHelper>('POST', '/api/helper-invitations/accept', []);
export const acceptHelping = callOf<typeof helpers.acceptHelping>('POST', '/api/cleaner/helping', ['helpers']);
export const acceptHelpingHere = callOf<typeof helpers.acceptHelpingHere>(
  'POST',
  '/api/cleaner/helping/invitations/{id}/accept',
  ['helpers'],
);
export const declineHelping = callOf<typeof helpers.declineHelping>('DELETE', '/api/cleaner/helping/invitations/{id}', [
  'helpers',
]);
