import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'node:test';
import Fastify from 'fastify';
import { endIdleConnections } from './end-idle-connections.ts';

test('a server that stops does not wait for a connection that was opened in advance', async () => {
  const http = Fastify({ forceCloseConnections: 'idle' });
  endIdleConnections(http);
  await http.listen({ port: 0, host: 'localhost' });
  const { port } = http.server.address() as AddressInfo; // listens on TCP
  const inAdvance = connect(port, 'localhost');
  await Promise.all([once(inAdvance, 'connect'), once(http.server, 'connection')]);
  const began = performance.now();
  await Promise.all([once(inAdvance, 'close'), http.close()]);
  // Node's own limit for a head that does not come is a minute.
  assert.ok(performance.now() - began < 30_000);
});

test('nor for one that became idle while it was stopping; what it was asked is answered', async () => {
  const http = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  endIdleConnections(http);
  const asked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  http.get('/slow', async () => {
    asked.resolve();
    await mayAnswer.promise;
    return 'answered';
  });
  await http.listen({ port: 0, host: 'localhost' });
  const { port } = http.server.address() as AddressInfo; // listens on TCP
  const client = connect(port, 'localhost').setEncoding('utf8');
  let answer = '';
  client.on('data', (part) => {
    answer += part;
  });
  client.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await asked.promise;
  const began = performance.now();
  const closing = http.close();
  setTimeout(() => mayAnswer.resolve(), 1500);
  await Promise.all([once(client, 'close'), closing]);
  assert.match(answer, /answered$/);
  assert.ok(performance.now() - began < 30_000);
});
