import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Property } from '#contract/properties.ts';
import { lacksPlace, type PropertyValues, valuesOf, withOwnZone } from './property-values.ts';

const home = (timeZone: string, placeKnown = true) => ({ placeKnown, timeZone }) as Property;
const form = (zone: string | undefined, zipCode?: string) => ({ timeZone: zone, zipCode }) as PropertyValues;

test('a home’s zone is seen, but for one that nobody chose', () => {
  assert.equal(valuesOf(home('UTC', false)).timeZone, undefined);
  assert.equal(valuesOf(home('Europe/Berlin', false)).timeZone, 'Europe/Berlin');
  assert.equal(valuesOf(home('America/New_York')).timeZone, 'America/New_York');
});

test('a new home is sent as without a calendar; of one that is there the calendars alone say so', () => {
  assert.equal(valuesOf(null).calendarIntegrationEnabled, false);
  assert.equal('calendarIntegrationEnabled' in valuesOf(home('UTC')), false);
});

test('beside a ZIP code only a zone that the host has chosen is sent, so that the ZIP code sets it', () => {
  const before = home('UTC', false);
  assert.equal(withOwnZone(form('Europe/Berlin', '31401'), before, false).timeZone, undefined);
  assert.equal(withOwnZone(form('Europe/Berlin', '31401'), before, true).timeZone, 'Europe/Berlin');
  assert.equal(withOwnZone(form('Europe/Berlin'), before, false).timeZone, 'Europe/Berlin');
});

test('a zone that nobody has changed is not sent, so that another address sets it', () => {
  assert.equal('timeZone' in withOwnZone(form('America/New_York'), home('America/New_York'), false), false);
});

test('a home whose zone is not known is asked for it, also where its place is known', () => {
  assert.deepEqual([home('UTC'), home('America/New_York'), home('America/New_York', false)].map(lacksPlace), [
    ...[true, false, true],
  ]);
});
