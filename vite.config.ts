import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// Vite reads the default export.
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { port: 5173, strictPort: false },
  build: { target: 'es2023', assetsInlineLimit: 0 },
});
