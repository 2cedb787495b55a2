import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createInstance } from 'i18next';
import { borrowedPlurals } from '#contract/borrowed-plurals.ts';
import { languages } from '#contract/languages.ts';
import { Speech } from './speech.ts';

type Words = { [key: string]: string | Words };

const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000, 1.5];
const domains = readdirSync('locales/en').map((file) => file.replace('.json', ''));
const wordsOf = (language: string, domain: string): Words =>
  JSON.parse(readFileSync(`locales/${language}/${domain}.json`, 'utf8'));

const keysOf = (words: Words, before = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value, `${before}${key}.`),
  );

for (const { code } of languages) {
  test(`every sentence in ${code} is the one that i18next makes of it`, async () => {
    const resources = { [code]: Object.fromEntries(domains.map((domain) => [domain, wordsOf(code, domain)])) };
    const theirs = createInstance();
    const plain = { fallbackLng: false, returnNull: false, interpolation: { escapeValue: false } } as const;
    await theirs.use(borrowedPlurals).init({ lng: code, ns: domains, defaultNS: 'common', resources, ...plain });
    const ours = new Speech(code, domains, async (language, domain) => wordsOf(language, domain));
    await ours.loadLanguages(code);

    for (const domain of domains) {
      const keys = keysOf(wordsOf(code, domain));
      for (const key of new Set(keys.flatMap((one) => [one, one.replace(/_(zero|one|two|few|many|other)$/, '')]))) {
        for (const count of [undefined, ...counts]) {
          const values = { count, ...valuesOf(keys.length) };
          // the keys are read from the files, so that no type can know them
          const expected = theirs.t(`${domain}:${key}` as 'common:save', values);
          assert.equal(ours.t(`${domain}:${key}`, values), String(expected), `${domain}:${key} ${count}`);
        }
      }
    }
  });
}

test('a key without words is shown itself, and is known not to exist', async () => {
  const speech = new Speech('en', ['common'], async () => ({ known: 'Known', group: { inner: 'Inner' } }));
  await speech.loadLanguages('en');
  assert.equal(speech.t('common:group.missing'), 'group.missing');
  assert.deepEqual(
    ['known', 'group.inner', 'group', 'toString'].map((key) => speech.exists(key)),
    [true, true, false, false],
  );
});

test('it speaks through the proxy that react-i18next hands out', async () => {
  const spoken = new Proxy(new Speech('en', ['common'], async (language) => ({ hello: language })), {});
  await spoken.changeLanguage('de');
  assert.equal(spoken.t('hello'), 'de');
});

test('a language is spoken once all its words are there', async () => {
  const asked: string[] = [];
  const speech = new Speech('en', ['common'], async (language, domain) => {
    asked.push(`${language}/${domain}`);
    return { hello: language };
  });
  await Promise.all([speech.loadLanguages('en'), speech.loadNamespaces('jobs'), speech.loadNamespaces(['jobs'])]);
  let heard = 0;
  speech.on('languageChanged', () => heard++);
  const changing = speech.changeLanguage('de');
  assert.equal(speech.t('hello'), 'en');
  await changing;
  assert.equal(speech.t('jobs:hello'), 'de');
  assert.equal(heard, 1);
  assert.deepEqual(asked, ['en/common', 'en/jobs', 'de/common', 'de/jobs']);
});

function valuesOf(seed: number): Record<string, string | number> {
  const names = ['name', 'amount', 'date', 'time', 'count2', 'minimum', 'maximum', 'city', 'title', 'from', 'to'];
  return Object.fromEntries(names.map((name, index) => [name, index % 2 ? seed + index : `$& ${name} <b>`]));
}
