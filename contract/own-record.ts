import { endpoint } from './endpoint.ts';

export const makeOwnRecord = endpoint({
  method: 'POST',
  path: '/api/cleaner/record-file',
  access: ['CLEANER'],
  summary:
    'The cleaner’s own record as a signed ZIP file (record.json, record.pdf in their language), checked at /verify; the newest 1,000 paid jobs without host, address or price, 20 an hour',
  status: 200,
  whileSuspended: true,
  whileUnverified: true,
});
