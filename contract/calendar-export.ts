import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, maybe } from './wire.ts';

export const showExportLink = endpoint({
  method: 'GET',
  path: '/api/calendar/export-link',
  access: ['HOST', 'CLEANER'],
  summary: 'Whether there is a private calendar link, and since when; the link itself is shown once, when it is made',
  status: 200,
  answer: z.object({ createdAt: maybe(instant) }),
});
export const createExportLink = endpoint({
  method: 'POST',
  path: '/api/calendar/export-link',
  access: ['HOST', 'CLEANER'],
  summary: 'Make a private calendar link: stays and cleanings of a host, the jobs of a cleaner; an earlier one ends',
  status: 201,
  answer: z.object({ url: z.string() }),
});
export const removeExportLink = endpoint({
  method: 'DELETE',
  path: '/api/calendar/export-link',
  access: ['HOST', 'CLEANER'],
  summary: 'End the private calendar link',
  status: 204,
});
export const readExport = endpoint({
  method: 'GET',
  path: '/calendar/{token}.ics',
  access: 'anyone',
  summary: 'The calendar behind a private link (text/calendar)',
  status: 200,
  params: z.strictObject({ token: z.string().max(100) }),
  answer: z.string(),
});
