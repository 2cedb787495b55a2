import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPages } from './scripts/dev-pages.ts';
import { ownWords } from './scripts/own-words.ts';

// While developing, Vite serves the screens and hands everything else on to the server.
const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';
const served = [
  '/api',
  '/dev/mail',
  '/dev/accounts',
  '/sandbox/setup-intents',
  '/sandbox/payment-intents',
  '/photos',
  '/webhooks',
];

// Vite reads the default export.
export default defineConfig({
  plugins: [tailwindcss(), react(), devPages()],
  appType: 'custom',
  publicDir: 'web/public',
  resolve: { alias: ownWords },
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: server }])) },
  build: { target: 'es2023', assetsInlineLimit: 0 },
});
