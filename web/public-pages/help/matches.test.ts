import { expect, test } from 'vitest';
import { matches } from './matches.ts';

test('every word counts, in any order, without case and accents', () => {
  expect(matches('When is my card charged?', 'CHARGED card')).toBe(true);
  expect(matches('When is my card charged?', 'card refund')).toBe(false);
  expect(matches('¿Cuándo se cobra?', 'cuando')).toBe(true);
  expect(matches('什么时候收费？', '收费')).toBe(true);
  expect(matches('متى يُخصم المبلغ؟', 'يخصم')).toBe(true);
  expect(matches('anything', '  ')).toBe(true);
});
