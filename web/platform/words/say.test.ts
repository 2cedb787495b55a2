import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createInstance } from 'i18next';
import { borrowedPlurals } from '#contract/borrowed-plurals.ts';
import { languages } from '#contract/languages.ts';
import { oneStopAfterTime } from '#contract/one-stop-after-time.ts';
import { say } from './say.ts';

const counts = [0, 1, 2, 5, 11, 1_000_000, 1.5];
const plural = /_(zero|one|two|few|many|other)$/;

test('every text of every language is said as i18next says it, whatever the count', async () => {
  for (const { code } of languages) {
    const domains = domainsOf(code);
    const library = await libraryWith(code, domains);
    for (const [domain, words] of Object.entries(domains)) {
      const texts = textsOf(words);
      const params = paramsOf(texts.map(([, text]) => text).join());
      for (const [key] of texts) {
        for (const count of plural.test(key) ? [undefined, ...counts] : [undefined, 1]) {
          const said = { ...params, ...(count !== undefined && { count }) };
          const plain = count === undefined ? key : key.replace(plural, '');
          const options = { ns: domain, ...said } as never; // of domains that only the server has, too
          const expected = library.exists(plain, options) ? String(library.t(plain as never, options)) : undefined;
          assert.equal(say(words, plain, said, code), expected, `${code}/${domain}:${plain} ${count}`);
        }
      }
    }
  }
});

test('a part of the words is no text, nor is what nobody wrote', () => {
  const words = { list: { found_one: '{{count}} bid', found_other: '{{count}} bids' } };
  for (const key of ['list', 'list.found', 'lost', 'list.found_one.more', 'constructor', 'list.toString'])
    assert.equal(say(words, key, {}, 'en'), undefined, key);
  assert.equal(say(words, 'list.found', { count: 2 }, 'en'), '2 bids');
});

test('what somebody wrote is not read as a place to fill', () => {
  assert.equal(
    say({ to: 'To {{name}} at {{time}}' }, 'to', { name: '{{time}} $&', time: '5' }, 'en'),
    'To {{time}} $& at 5',
  );
});

function domainsOf(code: string): Record<string, object> {
  const files = readdirSync(`locales/${code}`).map((file): [string, object] => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(`locales/${code}/${file}`, 'utf8')),
  ]);
  return Object.fromEntries(files);
}

async function libraryWith(lng: string, words: Record<string, object>) {
  const library = createInstance();
  await library
    .use(borrowedPlurals)
    .use(oneStopAfterTime)
    .init({
      ...{ lng, fallbackLng: false, resources: { [lng]: words }, ns: Object.keys(words) },
      ...{ interpolation: { escapeValue: false }, postProcess: oneStopAfterTime.name },
    });
  return library;
}

function textsOf(words: object, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : textsOf(value, `${path}${key}.`),
  );
}

/** All that any text of a domain is filled with. Times end as some languages' do. */
const paramsOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, `${name} 5 p.m.`]));
