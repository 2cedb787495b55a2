import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOfJob, shownAddress } from './shown-address.ts';

test('a street that was found by its ZIP code is shown with its city, what names its city as it was typed', () => {
  assert.equal(shownAddress({ address: '12 Main St', city: 'Austin' }), '12 Main St, Austin');
  assert.equal(
    shownAddress({ address: '12 Main St, austin, TX', city: 'Austin', state: 'TX' }),
    '12 Main St, austin, TX',
  );
  assert.equal(shownAddress({ address: '12 Main St', city: null }), '12 Main St');
});

test('a street that is called like its city is not mistaken for it', () => {
  assert.equal(shownAddress({ address: '5 Austin Ave', city: 'Austin', state: 'TX' }), '5 Austin Ave, Austin');
  assert.equal(shownAddress({ address: '12 Main St Austin TX', city: 'Austin', state: 'TX' }), '12 Main St Austin TX');
  assert.equal(addressOfJob({ property: { address: 'Austin, TX 78701' }, city: 'Austin' }), 'Austin, TX 78701');
});
