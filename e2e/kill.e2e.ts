import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { aClient, expectBody } from './client.ts';
import { kill, victims } from './kill.ts';
import { killCycle } from './kill-cycle.ts';
import { signInAdmin, signUp } from './people.ts';
import { emptyFolder, type Product, runningProduct, startedProcess } from './running-product.ts';
import { WriteLoad } from './write-load.ts';

// `npm run soak` does the same fifty times at random moments, and says how long it was away.

let product: Product;
after(() => product?.stop());

test('killed in the middle of the first start, it starts by itself the next time', async () => {
  const dataDir = emptyFolder();
  for (const moment of [700, 2_500, 4_500]) {
    const child = startedProcess(dataDir);
    child.stdout?.resume();
    child.stderr?.resume();
    await wait(moment);
    kill('everything', { process: child, dataDir });
  }
  product = await runningProduct({ dataDir });
  const client = aClient(product.url);
  const accounts = expectBody(await client.get('/dev/accounts'), 200);
  const emails = accounts.map(({ email }: { email: string }) => email);
  assert.ok(emails.length > 2 && new Set(emails).size === emails.length, 'The demo data is whole and there once.');
  const { token } = await signInAdmin(client);
  assert.ok(expectBody(await client.get('/api/admin/stats', token), 200).userCount >= emails.length);
});

for (const victim of victims) {
  test(`${victim} killed under load: nothing acknowledged is lost, and it comes back`, async () => {
    const host = await signUp(aClient(product.url), 'HOST', `Hanna ${victim}`);
    const load = new WriteLoad(host);
    ({ product } = await killCycle(product, load, victim, () => load.writes(6)));
  });
}
