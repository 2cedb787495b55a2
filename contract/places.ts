import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { anyLine } from './text.ts';
import { maybe } from './wire.ts';

export const findNamedPlace = endpoint({
  method: 'GET',
  path: '/api/places',
  access: 'signed-in',
  summary:
    'Which place in the US or Canada a search text names ("78701", "Austin, TX", "Austin"); null for an unknown one or none',
  status: 200,
  query: z.strictObject({ name: anyLine(120).default('') }),
  answer: maybe(z.object({ city: z.string(), state: z.string(), zipCode: maybe(z.string()) })),
});

export const findZipConflict = endpoint({
  method: 'GET',
  path: '/api/places/zip-conflict',
  access: 'signed-in',
  summary:
    'Whether the ZIP code in or beside an address is somewhere else than its city and state ("New York, NY" and "Austin, TX"); null where nothing speaks against it',
  status: 200,
  query: z.strictObject({ address: anyLine(300).default(''), zipCode: anyLine(12).optional() }),
  answer: maybe(z.object({ zip: z.string(), found: z.string(), stated: z.string() })),
});
