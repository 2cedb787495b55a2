import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isQuiet, startQuietly } from './quiet-start.ts';

const page =
  '<html><head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<body><script>data()</script><script type="module" async="">import("/a.js")</script></body></html>';

it('holds the modules back and leaves the rest', () => {
  const quiet = startQuietly(page);
  assert.ok(quiet.includes('<script type="text/plain" id="start">import("/a.js")</script>'));
  assert.ok(quiet.includes('<script>data()</script>') && quiet.includes('href="/a.css"'));
  assert.ok(!quiet.includes('type="module"') && !quiet.includes('modulepreload'));
});

it('refuses a page it does not understand', () => assert.throws(() => startQuietly('<html></html>'), /module script/));

it('is for pages that are complete as written', () => {
  assert.deepEqual(['/', '/welcome', '/find-jobs', '/auth'].map(isQuiet), [true, true, false, false]);
});
