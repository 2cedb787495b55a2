import assert from 'node:assert/strict';
import { it } from 'node:test';
import { matches } from './matches.ts';

it('finds every word, in any order, without case and accents', () => {
  assert.ok(matches('When is my card charged?', 'CHARGED card'));
  assert.ok(!matches('When is my card charged?', 'card refund'));
  assert.ok(matches('¿Cuándo se cobra?', 'cuando'));
  assert.ok(matches('什么时候收费？', '收费'));
  assert.ok(matches('متى يُخصم المبلغ؟', 'يخصم'));
  assert.ok(matches('anything', '  '));
});
