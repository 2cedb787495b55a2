import { after, before } from 'node:test';
import { story } from './api-story/story.ts';
import { aClient } from './client.ts';
import { type Product, runningProduct } from './running-product.ts';

// The main job over the wire, in the order in which people live it; each chapter stands on the one before it.

let product: Product;
before(async () => {
  product = await runningProduct();
  story.client = aClient(product.url);
});
after(() => product?.stop());

await import('./api-story/signing-up.ts');
await import('./api-story/being-cleared.ts');
await import('./api-story/hiring.ts');
await import('./api-story/working.ts');
await import('./api-story/paying.ts');
await import('./api-story/reviewing.ts');
