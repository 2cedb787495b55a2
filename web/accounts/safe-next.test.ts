import assert from 'node:assert/strict';
import { it } from 'node:test';
import { safeNext } from './safe-next.ts';

it('keeps a page of ours', () => assert.equal(safeNext('/jobs/1?tab=bids#top'), '/jobs/1?tab=bids#top'));

it('refuses whatever leads elsewhere', () => {
  for (const next of [
    null,
    '',
    'jobs',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ]) {
    assert.equal(safeNext(next), null, String(next));
  }
});

it('is not fooled by control characters that browsers drop', () => {
  assert.equal(safeNext('/\t/evil.example'), null);
  assert.equal(safeNext('/\n\\evil.example'), null);
});
