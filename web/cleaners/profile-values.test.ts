import assert from 'node:assert/strict';
import { test } from 'node:test';
import { specialtiesOf } from './profile-values.ts';

test('a line of specialties is a list that names each once', () => {
  assert.deepEqual(specialtiesOf('pet hair, Pet  Hair,, lofts, pet hair'), ['pet hair', 'lofts']);
});
