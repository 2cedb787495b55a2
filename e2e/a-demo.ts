import { after, before } from 'node:test';
import type { Browser } from 'playwright-core';
import { aBrowser } from './chromium.ts';
import { type Product, runningProduct, type Wanted } from './running-product.ts';

interface Demo {
  product: Product;
  browser: Browser;
  /** What else a file needs before its first test; the runner does not always wait for one `before` to begin the next. */
  ready: (work: () => Promise<void>) => void;
}

/**
 * The product with its demo data and a browser: there from the file's first test, closed after its last. `prepare` runs
 * before the product starts and says how.
 */
export function aDemo(prepare: () => Wanted | Promise<Wanted> = () => ({})): Demo {
  const demo: Partial<Demo> = {};
  let begun: Promise<void> | null = null;
  const start = async () => {
    demo.product = await runningProduct(await prepare());
    demo.browser = await aBrowser();
  };
  const started = () => {
    begun ??= start();
    return begun;
  };
  demo.ready = (work) =>
    before(async () => {
      await started();
      await work();
    });
  before(started);
  after(async () => {
    await demo.browser?.close();
    await demo.product?.stop();
  });
  return demo as Demo; // whole before anything asks
}
