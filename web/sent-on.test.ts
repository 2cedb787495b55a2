import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screens } from './paths.ts';
import { sentOn } from './sent-on.ts';

test('nobody is sent on from a screen, and everybody to one', () => {
  const known = new Set<string>(Object.values(screens));
  for (const [from, way] of Object.entries(sentOn)) {
    assert.ok(!known.has(from), from);
    assert.ok(known.has(way.split('?')[0] ?? ''), way);
  }
});
