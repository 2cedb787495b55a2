import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import fastify from 'fastify';
import { addressedTexts } from './addressed-texts.ts';

test('a page names the site it is served from, and is not resent if unchanged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'freshkey-pages-'));
  await writeFile(join(folder, 'index.html'), '<link rel="canonical" href="https://origin.invalid/de"/>');
  const http = fastify();
  const send = addressedTexts(folder, 'https://clean.example.com');
  http.get('/de', (request, reply) => send(request, reply, 'index.html', 'text/html; charset=utf-8'));
  const first = await http.inject('/de');
  assert.equal(first.body, '<link rel="canonical" href="https://clean.example.com/de"/>');
  assert.equal(first.headers['content-type'], 'text/html; charset=utf-8');
  const etag = String(first.headers.etag);
  const again = await http.inject({ url: '/de', headers: { 'if-none-match': etag } });
  assert.deepEqual([again.statusCode, again.body], [304, '']);
  await http.close();
  await rm(folder, { recursive: true });
});
