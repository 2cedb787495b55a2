import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { numberInQuery } from './number-in-query.ts';
import { uploadBytes } from './photo-limits.ts';
import { maybe } from './wire.ts';
import { upload } from './work.ts';

// How a photo that was cut off on its way goes on: in parts, under the Idempotency-Key with which it was first sent.

const params = z.strictObject({ key: z.string().regex(/^[\w-]{1,100}$/, 'invalidFormat') });
const bytes = z.number().int().max(uploadBytes);

export const getArrived = endpoint({
  method: 'GET',
  path: '/api/uploads/{key}',
  access: ['HOST', 'CLEANER'],
  summary:
    'How many bytes of one’s own photo have arrived, which was sent with this Idempotency-Key and cut off; `upload` once it is whole',
  status: 200,
  params,
  answer: z.object({ received: z.number().int(), upload: maybe(upload) }),
});
/** The body is the bytes themselves; the server reads them as they are, so there is no body schema. */
export const addPart = endpoint({
  method: 'PUT',
  path: '/api/uploads/{key}',
  access: ['HOST', 'CLEANER'],
  summary:
    'The bytes from `offset` on, up to 64 kB as application/octet-stream; 409 `stale` with `received` where others are to come next',
  status: 200,
  params,
  query: z.strictObject({ offset: numberInQuery(z.coerce.number().int().min(0).max(uploadBytes)) }),
  answer: z.object({ received: z.number().int() }),
});
export const finishUpload = endpoint({
  method: 'POST',
  path: '/api/uploads/{key}',
  access: ['HOST', 'CLEANER'],
  summary:
    'Upload what has arrived in parts as one photo, as POST /api/uploads does; 409 `stale` with `received` where bytes are missing, or 0 where they are not those of this SHA-256',
  status: 201,
  params,
  body: z.strictObject({ bytes: bytes.min(1), sha256: z.string().regex(/^[0-9a-f]{64}$/, 'invalidFormat') }),
  answer: upload,
});
