import { after, before } from 'node:test';
import type { Browser } from 'playwright-core';
import { lastLook, opened } from './browser-story/story.ts';
import { aBrowser } from './chromium.ts';
import { type Product, runningProduct } from './running-product.ts';

// The main job on screen: a host at a desk, a cleaner with a phone, an admin; each chapter stands on the one before it.

let product: Product;
let browser: Browser;
before(async () => {
  product = await runningProduct();
  browser = await aBrowser();
  await opened(browser, product.url);
});
after(async () => {
  await lastLook();
  await browser?.close();
  await product?.stop();
});

await import('./browser-story/hosting.ts');
await import('./browser-story/cleaning.ts');
await import('./browser-story/finishing.ts');
