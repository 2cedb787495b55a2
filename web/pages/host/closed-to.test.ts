import assert from 'node:assert/strict';
import { it } from 'node:test';
import { closedTo } from './closed-to.ts';

const hanna = { id: 'hanna', name: 'Hanna Host', role: 'MANAGER', some: false } as const;

it('a viewer has no billing, and whoever looks after some of the homes no list of cleaners', () => {
  assert.deepEqual(closedTo(null), []);
  assert.deepEqual(closedTo(hanna), []);
  assert.deepEqual(closedTo({ ...hanna, role: 'VIEWER' }), ['billing']);
  assert.deepEqual(closedTo({ ...hanna, some: true }), ['cleaners']);
});
