import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createInstance } from 'i18next';

test('a key without words does not compile', () => {
  const { t } = createInstance();
  // @ts-expect-error: if this compiles, the words of locales/en are `any` again and screens are not checked
  const missing = () => t('no such key', { ns: 'jobs' });
  assert.equal(typeof missing, 'function');
});
