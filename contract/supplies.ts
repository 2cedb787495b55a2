import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { suppliesPerHome } from './terms.ts';
import { line } from './text.ts';
import { id, idParams, instant, maybe } from './wire.ts';

/** What a home should never run out of. */
export const supply = z.object({ id, name: z.string(), lowSince: maybe(instant) });
export type Supply = z.infer<typeof supply>;

export const suppliesForm = z.strictObject({
  /** With an id: one that is there, which keeps since when it is low. */
  supplies: z.array(z.strictObject({ id: id.optional(), name: line(60), low: z.boolean() })).max(suppliesPerHome),
});

export const listSupplies = endpoint({
  method: 'GET',
  path: '/api/properties/{id}/supplies',
  access: ['HOST'],
  summary: 'The supplies of a property, and which are running low',
  status: 200,
  params: idParams,
  answer: z.array(supply),
});
export const saveSupplies = endpoint({
  method: 'PUT',
  path: '/api/properties/{id}/supplies',
  access: ['HOST'],
  summary: 'Replace the supplies of a property; one that is no longer low has been restocked',
  status: 200,
  params: idParams,
  body: suppliesForm,
  answer: z.array(supply),
});
export const markSupply = endpoint({
  method: 'PATCH',
  path: '/api/jobs/{id}/supplies/{supplyId}',
  access: ['CLEANER'],
  summary: 'Mark a supply in the home as running low, or not; for the assigned cleaner while at work',
  status: 200,
  params: z.strictObject({ id, supplyId: id }),
  body: z.strictObject({ low: z.boolean() }),
  answer: supply,
});
