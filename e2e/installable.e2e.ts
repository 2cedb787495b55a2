import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '#contract/languages.ts';
import { manifestFor } from '#web/platform/offline/manifest-for.ts';
import { aDemo } from './a-demo.ts';

const demo = aDemo();

test('it can be installed, in each language: its name, its icons and the ways in are there', async () => {
  const manifestAt = async (file: string) => {
    const answer = await fetch(`${demo.product.url}${file}`);
    assert.match(answer.headers.get('content-type') ?? '', /^application\/manifest\+json/);
    return answer.json();
  };
  const { start_url, icons, shortcuts, id } = await manifestAt(manifestFor('en'));
  const addresses = [start_url, ...[...icons, ...shortcuts].map(({ src, url }) => src ?? url)];
  for (const address of addresses) assert.equal((await fetch(demo.product.url + address)).status, 200, address);
  for (const { code, dir } of languages) {
    const other = await manifestAt(manifestFor(code));
    assert.deepEqual([other.lang, other.dir, other.id], [code, dir, id], 'one app, whatever it speaks');
    if (code !== 'en') assert.notDeepEqual(other.shortcuts, shortcuts);
  }
});
