import { defineConfig } from 'vitest/config';
import { ownWords } from './scripts/own-words.ts';

// Component tests (`*.test.tsx`); everything else runs under `node --test`. Vitest reads the default export.
export default defineConfig({
  resolve: { alias: ownWords },
  test: {
    setupFiles: ['web/jsdom-gaps.ts', 'web/testing/set-up.ts'],
    include: ['web/**/*.test.tsx'],
    environment: 'jsdom',
    // where nothing answers, whatever runs on this machine
    environmentOptions: { jsdom: { url: 'http://localhost:9' } },
    // A busy machine may take long; what never ends is cut off.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
