import assert from 'node:assert/strict';
import { aProperty } from './a-property.ts';
import type { House } from './house.ts';
import type { Somebody } from './people.ts';

/** Every Tuesday from the second one after the tests begin. */
export const aSeriesBody = {
  every: 'week',
  firstDate: '2026-05-19',
  startTime: '11:00',
  endTime: '15:00',
  payoutCents: 12_000,
  cleaningType: 'standard',
};

interface Wanted {
  property?: { id: string };
  [field: string]: unknown;
}

/** A series of a host with a card, started as the form does it; its answer. */
export async function aSeries(house: House, host: Somebody, { property, ...given }: Wanted = {}) {
  const { id: propertyId } = property ?? (await aProperty(house, host));
  const { status, body } = await house.post('/api/series', { propertyId, ...aSeriesBody, ...given }, host.token);
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}
