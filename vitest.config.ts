import { defineConfig } from 'vitest/config';

// Component tests (`*.test.tsx`); everything else runs under `node --test`. Vitest reads the default export.
export default defineConfig({
  test: {
    setupFiles: ['web/jsdom-gaps.ts'],
    include: ['web/**/*.test.tsx'],
    environment: 'jsdom',
    restoreMocks: true,
    unstubGlobals: true,
  },
});
