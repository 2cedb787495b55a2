import { after } from 'node:test';
import { aDemo } from './a-demo.ts';
import { lastLook, opened } from './browser-story/story.ts';

// The main job on screen: a host at a desk, a cleaner with a phone, an admin; each chapter stands on the one before it.

after(lastLook);
const demo = aDemo();
demo.ready(async () => {
  await opened(demo.browser, demo.product.url);
});

await import('./browser-story/hosting.ts');
await import('./browser-story/cleaning.ts');
await import('./browser-story/finishing.ts');
