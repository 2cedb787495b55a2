import { z } from 'zod';
import { cents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { postedCleaningTypes } from './states.ts';
import { idParams, maybe } from './wire.ts';

export const getFairPrice = endpoint({
  method: 'GET',
  path: '/api/properties/{id}/fair-price',
  access: ['HOST'],
  summary: 'What the middle half of similar cleanings went for: of this property, and of its size and type nearby',
  status: 200,
  params: idParams,
  query: z.strictObject({ cleaningType: z.enum(postedCleaningTypes).default('standard') }),
  answer: z.object({
    /** Null for fewer than 8. */
    range: maybe(z.object({ lowCents: cents, highCents: cents })),
    sample: z.number().int(),
  }),
});
