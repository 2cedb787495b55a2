import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { endWhenStalled } from './end-when-stalled.ts';

// Real requests: what matters is when bytes move.

const patience = { stall: 2000, least: 5, whole: 2000 };
const server = createServer((request, response) => {
  endWhenStalled(request, patience);
  request.resume().once('end', () => response.end('all here'));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
after(() => server.close());

const file = 'multipart/form-data; boundary=x';
const part = 'application/octet-stream';

/** Begins a request of so many bytes; what comes of it, and how to send some. */
function begin(type: string, bytes: number) {
  const { port } = server.address() as AddressInfo; // a server on a port has one
  const headers = { 'content-type': type, 'content-length': bytes };
  const sending = ask({ port, host: '127.0.0.1', method: 'POST', headers });
  const outcome = new Promise<string>((resolve) => {
    sending.once('response', (response) => response.resume().once('end', () => resolve('answered')));
    sending.once('error', () => resolve('cut'));
  });
  sending.flushHeaders();
  return { sending, outcome };
}

test('a file, or a part of one, may take much longer than any pause in it may', async () => {
  const both = [begin(file, 30), begin(part, 30)];
  for (let sent = 0; sent < 30; sent += 1) {
    for (const { sending } of both) sending.write('x');
    await wait(200);
  }
  for (const { sending } of both) sending.end();
  assert.deepEqual(await Promise.all(both.map(({ outcome }) => outcome)), ['answered', 'answered']);
});

test('a file that drips is ended, and so is a part', async () => {
  const both = [begin(file, 30), begin(part, 30)];
  const dripping = setInterval(() => both.map(({ sending }) => sending.write('x')), 900);
  assert.deepEqual(await Promise.all(both.map(({ outcome }) => outcome)), ['cut', 'cut']);
  clearInterval(dripping);
});

test('a file that stops coming is ended', async () => {
  const { sending, outcome } = begin(file, 30);
  sending.write('x');
  assert.equal(await outcome, 'cut');
});

test('anything else must be here soon, however it drips', async () => {
  const { sending, outcome } = begin('application/json', 1000);
  const dripping = setInterval(() => sending.write(' '), 200);
  assert.equal(await outcome, 'cut');
  clearInterval(dripping);
});
