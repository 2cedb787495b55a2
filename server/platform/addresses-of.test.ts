import assert from 'node:assert/strict';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { after, test } from 'node:test';
import { addressesOf } from './addresses-of.ts';

const silent = createSocket('udp4');
let asked = 0;
silent.on('message', () => asked++);
silent.bind(0, '127.0.0.1');
await once(silent, 'listening');
after(() => silent.close());

test('a name server that says nothing is given up after seconds, and a name without answer has no address', async () => {
  const begun = performance.now();
  const found = await addressesOf('slow.example.com', [`127.0.0.1:${silent.address().port}`]);
  assert.deepEqual(found, []);
  assert.ok(asked >= 2, 'it was asked for both kinds of addresses');
  assert.ok(performance.now() - begun < 30_000);
});
