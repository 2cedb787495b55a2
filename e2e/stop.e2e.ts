import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aClient } from './client.ts';
import { signUp } from './people.ts';
import { type Product, runningProduct } from './running-product.ts';
import { stopUnderLoad } from './stop-under-load.ts';

// How long it may take is measured by `npm run soak`.

let product: Product;
after(() => product?.stop());

test('told to stop under load, it answers whatever it was asked before and is gone', async () => {
  product = await runningProduct();
  const client = aClient(product.url);
  // an account may write 600 times a minute
  const hosts = await Promise.all([1, 2, 3].map((n) => signUp(client, 'HOST', `Hanna Stop ${n}`)));
  const [watcher] = hosts;
  const stream = await fetch(`${product.url}/api/events`, { headers: { authorization: `Bearer ${watcher?.token}` } });
  assert.equal(stream.status, 200);

  const { calls, before, code } = await stopUnderLoad(product, hosts, 250);
  const wrong = calls.filter(({ outcome }) => outcome === 'cut' || (typeof outcome === 'number' && outcome >= 300));
  assert.deepEqual(wrong, [], 'no answer is cut or an error');
  assert.deepEqual(
    before.filter(({ outcome }) => outcome === 'none'),
    [],
    'none that was asked before is left without an answer',
  );
  assert.equal(code, 0);
});
