import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { codeSplitting } from './scripts/code-splitting.ts';

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
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'web/public',
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: server }])) },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
});
