import { endpoint } from './endpoint.ts';
import { idParams } from './wire.ts';

export const makeClaimFile = endpoint({
  method: 'POST',
  path: '/api/jobs/{id}/claim-file',
  access: 'signed-in',
  summary:
    'A job’s signed record as a ZIP file named for its day and home (record.json, claim.pdf in the reader’s language, photos), checked at /verify; for its host, its cleaner and admins, 20 an hour',
  status: 200,
  params: idParams,
  whileSuspended: true,
  whileUnverified: true,
});
