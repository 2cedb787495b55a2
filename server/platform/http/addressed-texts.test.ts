import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
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

test('a page comes as small as brotli makes it to whoever takes that, and as it is to others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'freshkey-pages-'));
  await writeFile(join(folder, 'index.html'), '<p>https://origin.invalid</p>'.repeat(200));
  const http = fastify();
  const send = addressedTexts(folder, 'https://clean.example.com');
  http.get('/de', (request, reply) => send(request, reply, 'index.html', 'text/html; charset=utf-8'));
  const plain = await http.inject('/de');
  assert.equal(plain.headers['content-encoding'], undefined);
  const small = await http.inject({ url: '/de', headers: { 'accept-encoding': 'gzip, deflate, br' } });
  assert.equal(small.headers['content-encoding'], 'br');
  assert.match(String(small.headers.vary), /accept-encoding/);
  assert.equal(brotliDecompressSync(small.rawPayload).toString(), plain.body);
  await http.close();
  await rm(folder, { recursive: true });
});
