import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, mock, test } from 'node:test';
import { until } from '#server/testing/until.ts';
import { endWhenStalled } from './end-when-stalled.ts';

// Real requests: what matters is when bytes move. The time between is not, as a busy machine may lose seconds of it.

const patience = { stall: 2000, least: 5, whole: 2000 };
const arrived = new Map<string | undefined, number>();
const server = createServer((request, response) => {
  const { url } = request;
  arrived.set(url, 0);
  endWhenStalled(request, patience);
  request.on('data', ({ length }: Buffer) => arrived.set(url, (arrived.get(url) ?? 0) + length));
  request.once('end', () => response.end('all here'));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
before(() => mock.timers.enable({ apis: ['setInterval'] }));
after(() => {
  mock.timers.reset();
  server.close();
});

const file = 'multipart/form-data; boundary=x';
const part = 'application/octet-stream';
let begun = 0;

/** Begins a request of so many bytes; what comes of it, and how to send some. */
async function begin(type: string, bytes: number) {
  const { port } = server.address() as AddressInfo; // a server on a port has one
  const headers = { 'content-type': type, 'content-length': bytes };
  const path = `/${begun++}`;
  const sending = ask({ port, host: '127.0.0.1', method: 'POST', path, headers });
  const outcome = new Promise<string>((resolve) => {
    sending.once('response', (response) => response.resume().once('end', () => resolve('answered')));
    sending.once('error', () => resolve('cut'));
  });
  sending.flushHeaders();
  await until('it has begun', () => arrived.has(path));
  const send = async (text: string) => {
    const there = (arrived.get(path) ?? 0) + text.length;
    sending.write(text);
    await until('it has arrived', () => arrived.get(path) === there);
  };
  return { sending, outcome, send };
}

test('a file, or a part of one, may take much longer than any pause in it may', async () => {
  const both = [await begin(file, 30), await begin(part, 30)];
  for (let sent = 0; sent < 30; sent += patience.least) {
    for (const { send } of both) await send('x'.repeat(patience.least));
    mock.timers.tick(patience.stall);
  }
  for (const { sending } of both) sending.end();
  assert.deepEqual(await Promise.all(both.map(({ outcome }) => outcome)), ['answered', 'answered']);
});

test('a file that drips is ended, and so is a part', async () => {
  const both = [await begin(file, 30), await begin(part, 30)];
  for (const { send } of both) await send('x'.repeat(patience.least - 1));
  mock.timers.tick(patience.stall);
  assert.deepEqual(await Promise.all(both.map(({ outcome }) => outcome)), ['cut', 'cut']);
});

test('a file that stops coming is ended', async () => {
  const { outcome, send } = await begin(file, 30);
  await send('x'.repeat(patience.least));
  mock.timers.tick(patience.stall);
  mock.timers.tick(patience.stall);
  assert.equal(await outcome, 'cut');
});

test('anything else must be here soon, however it drips', async () => {
  const { outcome, send } = await begin('application/json', 1000);
  await send(' '.repeat(patience.least));
  mock.timers.tick(patience.whole);
  assert.equal(await outcome, 'cut');
});
