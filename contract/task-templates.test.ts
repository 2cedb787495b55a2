import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taskTemplates } from './task-templates.ts';

test('a deep clean includes everything in a standard clean', () => {
  const keysOf = (type: keyof typeof taskTemplates) => taskTemplates[type].map(({ key }) => key);
  assert.deepEqual(keysOf('deep').slice(0, keysOf('standard').length), keysOf('standard'));
  assert.ok(keysOf('deep').length > keysOf('standard').length);
  assert.deepEqual(keysOf('deep').length, new Set(keysOf('deep')).size);
});
