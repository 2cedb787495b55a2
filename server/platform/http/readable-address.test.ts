import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readableAddress } from './readable-address.ts';
import type { Route } from './route.ts';

const route = (path: string, readsBroken: boolean) => ({ endpoint: { path }, options: { readsBroken } });
// all that is read of a route
const routes = [route('/letters/{secret}', true), route('/api/jobs/{id}', false)] as unknown as Route[];
const readable = readableAddress(routes);

test('what no router reads of a link that answers broken ones is left out, and what is asked beside it stays', () => {
  const long = 'a'.repeat(200);
  for (const broken of ['%E0%A4', '%ED%A0%80/2026-05.pdf', 'a%', `${long}${long}`, `${long}%2F${long}`, ''])
    for (const query of ['', '?language=fr', '?a=b?c&d=%E0%A4'])
      assert.equal(readable(`/letters/${broken}${query}`), `/letters/-${query}`, broken);
});

test('every other address stays as it was sent', () => {
  const long = 'a'.repeat(3000);
  for (const url of [
    ...['/', '', '*', '/letters', '/letters/a', '/letters/a/2026-05.pdf?x=%E0', '/letters/a%2Fb', '/letters/%C3%A9'],
    ...['/LETTERS/%E0', '//letters/%E0', `/letters/a?${long}`, '/api/letters/%E0', 'http://here/letters/%E0'],
    ...['/api/jobs/%E0%A4', `/api/jobs/${long}`, '/api/jobs/a%2Fb?q=a%2Fb?c', '/api/jobs/a//b/'],
  ])
    assert.equal(readable(url), url);
});
