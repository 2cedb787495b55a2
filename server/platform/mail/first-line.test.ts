import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type LanguageCode, languages } from '#contract/languages.ts';

/** How a greeting ends, and whether the line after it begins with a small letter; null where letters have no case. */
const habits: Record<LanguageCode, { end: string; small: boolean | null }> = {
  en: { end: ',', small: false },
  de: { end: ',', small: true },
  zh: { end: '：', small: null },
  es: { end: ':', small: false },
  fr: { end: ',', small: false },
  ar: { end: '،', small: null },
  pt: { end: ',', small: false },
  it: { end: ',', small: true },
  ht: { end: ',', small: false },
};
/** Names, which are written large everywhere. */
const names = /^Freshkey\b/;

test('the first line of a mail after its greeting begins as the language begins it', () => {
  for (const { code } of languages) {
    const { end, small } = habits[code];
    const greeted = greetedIn(JSON.parse(readFileSync(`locales/${code}/mail.json`, 'utf8')));
    assert.ok(greeted.length > 60, `${code}: ${greeted.length} mails greet`);
    for (const { kind, greeting, first } of greeted) {
      assert.equal(greeting.at(-1), end, `${code} ${kind}: ${greeting}`);
      if (small === null || names.test(first) || first.startsWith('{{')) continue;
      const isSmall = first.at(0) === first.at(0)?.toLowerCase();
      assert.equal(isSmall, small, `${code} ${kind}: ${first}`);
    }
  }
});

interface Greeted {
  kind: string;
  greeting: string;
  first: string;
}

/** Every text of a mail that begins with a line to somebody by name. */
function greetedIn(words: object, path = ''): Greeted[] {
  return Object.entries(words).flatMap(([key, value]) => {
    if (typeof value !== 'string') return greetedIn(value, `${path}${key}.`);
    const [, greeting = '', first = ''] = /^([^\n]{0,40}\{\{name\}\}[^\n]{0,8})\n\n([^\n]+)/.exec(value) ?? [];
    return greeting ? [{ kind: path + key, greeting, first: first.replace(/^[¡¿“«]+/, '') }] : [];
  });
}
