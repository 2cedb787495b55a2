import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from './language-of.ts';

test('the browser’s preference decides, a dialect counts as its language, and English is the fallback', () => {
  const chosen: [header: string, code: string][] = [
    ['xx, de-AT;q=0.9, en;q=0.8', 'de'],
    ['en;q=0.1, fr', 'fr'],
    ['zh-Hans-CN,zh', 'zh'],
    ['PT-br', 'pt'],
    ['de;q=0', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [';;,,q=', 'en'],
  ];
  for (const [language, code] of chosen) assert.equal(languageOf({ language }), code, language);
});
