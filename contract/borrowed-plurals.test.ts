import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

const script = `
  import { createInstance } from 'i18next';
  import { borrowedPlurals } from '#contract/borrowed-plurals.ts';
  const texts = createInstance();
  const words = { zetwal_one: '{{count}} zetwal', zetwal_other: '{{count}} zetwal yo' };
  await texts.use(borrowedPlurals).init({ lng: 'ht', resources: { ht: { translation: words } } });
  console.log([0, 1, 2, 5].map((count) => texts.t('zetwal', { count })).join(', '));
`;

test('Haitian Creole has the plurals "one" and "other" whatever the computer’s language', () => {
  for (const locale of ['en_US.UTF-8', 'zh_CN.UTF-8', 'ru_RU.UTF-8', 'ar_EG.UTF-8']) {
    const env = { ...process.env, LC_ALL: locale };
    const shown = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { env, encoding: 'utf8' });
    assert.equal(shown.trim(), '0 zetwal yo, 1 zetwal, 2 zetwal yo, 5 zetwal yo', locale);
  }
});
