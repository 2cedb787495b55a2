import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageCodes } from '#contract/languages.ts';
import { translate } from './translate.ts';

test('a text is found in every language, or in English where it is missing', () => {
  for (const locale of languageCodes) assert.ok(translate(locale, 'mail:signIn.login.subject').includes('Freshkey'));
});

test('a key missing from English is an error, not a mail that shows the key', () => {
  assert.throws(() => translate('en', 'mail:signIn.nothing'), /no text mail:signIn.nothing/);
  assert.throws(() => translate('de', 'nothing:at.all'), /no text nothing:at.all/);
});

test('what people wrote cannot start a line or a link; our own links are left alone', () => {
  const text = translate('en', 'mail:manyWrongCodes.text', { most: 200, until: 'now\r\nhttp://evil.example/a' });
  assert.match(text, /Until now http: \/\/evil\.example\/a, codes are/);
  assert.match(text, /200 wrong login codes/);
});
