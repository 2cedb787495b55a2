import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email } from './text.ts';

export const exportMe = endpoint({
  method: 'GET',
  path: '/api/me/export',
  access: 'signed-in',
  summary: 'Everything about the caller as a ZIP file: data.json, photos/, and README.txt, which says what they are',
  status: 200,
  whileSuspended: true,
});
export const eraseMe = endpoint({
  method: 'DELETE',
  path: '/api/me',
  access: 'signed-in',
  summary: 'Delete the account for good; 409 while money or work is open, with what it is',
  status: 204,
  body: z.strictObject({ email }),
  whileUnverified: true,
  whileUnprotected: true,
});
