import { setTimeout as wait } from 'node:timers/promises';
import { kill, type Victim } from './kill.ts';
import { type Product, runningProduct } from './running-product.ts';
import type { WriteLoad } from './write-load.ts';

interface Survived {
  product: Product;
  /** How long after the kill, or after the new start, it answered again; in milliseconds. */
  backAfter: number;
}

/** Kills under load when the moment has come, starts anew where nothing is left that would, and holds what is there against what was promised. */
export async function killCycle(
  product: Product,
  load: WriteLoad,
  victim: Victim,
  moment: () => Promise<unknown>,
): Promise<Survived> {
  load.start(product.url);
  await moment();
  kill(victim, product);
  const killedAt = performance.now();
  if (victim === 'web' || victim === 'database') {
    await answers(product.url);
    const backAfter = performance.now() - killedAt;
    await load.stop();
    await load.check(product.url);
    return { product, backAfter };
  }
  await load.stop();
  const next = await runningProduct({ dataDir: product.dataDir });
  await load.check(next.url);
  return { product: next, backAfter: next.readyAfter };
}

/** Waits until a call that needs the database is answered. */
async function answers(url: string): Promise<void> {
  for (;;) {
    await wait(100);
    const answer = await fetch(`${url}/api/jobs/preview`, { signal: AbortSignal.timeout(30_000) }).catch(() => null);
    if (answer?.ok) return;
  }
}
