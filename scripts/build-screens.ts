// Builds the browser's code, writes the pages, and what the server must know of them. scripts/setup/build-web.mjs runs it.
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { publicScreens } from '../web/paths.ts';
import { codeSplitting } from './code-splitting.ts';
import { compileAhead } from './compile-ahead.ts';
import { compressAssets } from './compress-assets.ts';
import { writeCspHashes } from './csp-hashes.ts';
import { writeManifests } from './write-manifests.ts';
import { writePages } from './write-pages.ts';
import { writeSiteFiles } from './write-site-files.ts';
import { writeWords } from './write-words.ts';
import { writeWorker } from './write-worker.ts';

const folder = path.resolve(process.env.BUILD_DIRECTORY ?? 'build/web');
const [client, renderer] = [path.join(folder, 'client'), path.join(folder, 'renderer')];

/**
 * Nameless: the first file lists all others for the ways on from it, and their names would weigh more than many a screen.
 * What is drawn after the figures keeps its name, by which e2e/first-view.ts tells it apart.
 */
const chunkFileNames = ({ name }: { name: string }): string =>
  /^(chart-canvas|map-drawing|token-colours)$/.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js';

/** `use client` means nothing where nothing runs on a server. */
const onwarn: Rolldown.RolldownOptions['onwarn'] = (warning, report) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') report(warning);
};

await build({
  logLevel: 'warn',
  plugins: [compileAhead],
  build: {
    outDir: client,
    manifest: 'manifest.json',
    // docs/decisions/0033
    minify: 'terser',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['web/entry.client.tsx', 'web/ui/styles.css'],
      output: { codeSplitting, chunkFileNames },
      onwarn,
    },
  },
});
await build({
  logLevel: 'warn',
  build: {
    outDir: renderer,
    ssr: 'web/entry.server.tsx',
    copyPublicDir: false,
    rolldownOptions: { onwarn },
  },
});
const manifestFile = path.join(client, 'manifest.json');
const manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
await writePages(folder, {
  manifest,
  words: await writeWords(folder),
  renderer: await import(pathToFileURL(path.join(renderer, 'entry.server.js')).href),
});
await writeWorker(folder, manifest, JSON.parse(await readFile(path.join(folder, 'app-pages.json'), 'utf8')));
for (const done of [manifestFile, renderer]) await rm(done, { recursive: true });
await writeManifests(folder);
await writeSiteFiles(folder, publicScreens);
await compressAssets(folder);
// last, because a running server takes it as the sign of a new build
await writeCspHashes(folder);
