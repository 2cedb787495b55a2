import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { pageFonts } from './page-fonts.ts';

test('a page of the server’s own stands in the product’s typefaces, as the build has named their files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  for (const name of ['figtree-latin-wght-normal-D_Z.woff2', 'noto-sans-arabic-arabic-wght-normal-x.woff2', 'app.js'])
    writeFileSync(join(folder, name), '');
  const rules = pageFonts(pathToFileURL(`${folder}/`)).split('\n');
  assert.equal(rules.length, 2);
  assert.match(rules[0] ?? '', /"Figtree Variable".*url\(\/assets\/figtree-latin-wght-normal-D_Z\.woff2\)/);
  assert.match(rules[1] ?? '', /"Noto Sans Arabic Variable"/);
});

test('where nothing is built it stands in the reader’s own', () => {
  assert.equal(pageFonts(pathToFileURL('/nowhere/')), '');
});
