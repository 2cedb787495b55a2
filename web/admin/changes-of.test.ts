import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesOf } from './changes-of.ts';

test('of a text, a decision names the languages that it changed', () => {
  const before = { en: 'Late this week', de: 'Diese Woche später' };
  assert.deepEqual(changesOf(before, { ...before, de: 'Heute später' }), [
    { key: 'de', language: 'Deutsch', before: { en: 'Diese Woche später' }, after: { en: 'Heute später' } },
  ]);
  assert.deepEqual(
    changesOf(before, null).map(({ key, after }) => [key, after]),
    [
      ['en', null],
      ['de', null],
    ],
  );
  assert.deepEqual(changesOf(500, 750), [{ key: 'value', before: 500, after: 750 }]);
});
