import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { aClient } from './client.ts';
import { type Somebody, signUp } from './people.ts';
import { type Product, runningProduct } from './running-product.ts';

let product: Product;
after(() => product?.stop());

interface Sent {
  at: number;
  /** The status of a whole answer; 'cut' where it began and did not end, 'none' where nothing came. */
  outcome: number | 'cut' | 'none';
}

/** One call on a connection of its own; every second one writes. */
function send(url: string, { token }: Somebody, count: number): Promise<Sent> {
  const at = performance.now();
  const writes = count % 2 === 0;
  return new Promise((resolve) => {
    const call = request(`${url}${writes ? '/api/properties' : '/api/host/jobs?limit=20'}`, {
      method: writes ? 'POST' : 'GET',
      agent: false,
      headers: { authorization: `Bearer ${token}`, ...(writes && { 'content-type': 'application/json' }) },
    });
    call.once('response', (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ at, outcome: answer.statusCode ?? 0 }));
      answer.once('error', () => resolve({ at, outcome: 'cut' }));
    });
    call.once('error', () => resolve({ at, outcome: 'none' }));
    call.end(writes ? JSON.stringify({ title: `Home ${count}`, address: '200 Congress Ave, Austin, TX 78701' }) : '');
  });
}

test('told to stop under 100 requests a second, it answers whatever it was asked before and is gone in 15 s', async () => {
  product = await runningProduct();
  const client = aClient(product.url);
  // an account may write 600 times a minute
  const hosts = await Promise.all([1, 2, 3].map((n) => signUp(client, 'HOST', `Hanna Stop ${n}`)));
  const [watcher] = hosts;
  const stream = await fetch(`${product.url}/api/events`, { headers: { authorization: `Bearer ${watcher?.token}` } });
  assert.equal(stream.status, 200);

  const sent: Promise<Sent>[] = [];
  const load = setInterval(() => {
    const host = hosts[sent.length % hosts.length];
    if (host) sent.push(send(product.url, host, sent.length));
  }, 10);
  await wait(3_000);
  const toldAt = performance.now();
  const gone = once(product.process, 'exit');
  product.process.kill('SIGTERM');
  const [code] = await gone;
  const took = performance.now() - toldAt;
  clearInterval(load);

  const calls = await Promise.all(sent);
  // what still stands in the kernel's queue when listening ends is turned away like what comes later
  const before = calls.filter(({ at }) => at < toldAt - 100);
  const wrong = calls.filter(({ outcome }) => outcome === 'cut' || (typeof outcome === 'number' && outcome >= 300));
  assert.ok(before.length > 150, `${before.length} calls before the signal`);
  assert.deepEqual(wrong, [], 'no answer is cut or an error');
  assert.deepEqual(
    before.filter(({ outcome }) => outcome === 'none'),
    [],
    'none that was asked before is left without an answer',
  );
  assert.equal(code, 0);
  assert.ok(took < 15_000, `gone after ${Math.round(took)} ms`);
  console.log(
    `${before.length} calls before, ${calls.length - before.length} after; gone after ${Math.round(took)} ms`,
  );
});
