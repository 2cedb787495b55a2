import { callOf } from './endpoint.ts';
import type * as templates from './posting-templates.ts';

// A host’s templates for posting, kept as the calls in calls.ts are.

export const listPostingTemplates = callOf<typeof templates.listPostingTemplates>('GET', '/api/host/templates');
export const savePostingTemplate = callOf<typeof templates.savePostingTemplate>('POST', '/api/host/templates', [
  'templates',
]);
export const renamePostingTemplate = callOf<typeof templates.renamePostingTemplate>(
  'PATCH',
  '/api/host/templates/{id}',
  ['templates'],
);
export const removePostingTemplate = callOf<typeof templates.removePostingTemplate>(
  'DELETE',
  '/api/host/templates/{id}',
  ['templates'],
);
