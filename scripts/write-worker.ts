import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Manifest } from 'vite';
import { pages } from '../web/routes.ts';
import { keptPages } from '../web/worker/kept-pages.ts';

/** What opens without a connection: the screens that a cleaner needs on site, with everything they may open. */
const needed = ['cleanerToday', 'job', 'messages'] as const;
const entry = 'web/entry.client.tsx';
const styles = 'web/ui/styles.css';

/** Builds the service worker, which knows the files it keeps. Its own name never changes, or no browser would find it. */
export async function writeWorker(folder: string, manifest: Manifest, appPages: Record<string, string>): Promise<void> {
  const client = path.join(folder, 'client');
  const documents = keptPages.map(async (url) => {
    const page = pageAt(appPages, url);
    const revision = createHash('sha256')
      .update(await readFile(path.join(client, page)))
      .digest('hex')
      .slice(0, 16);
    return { url, revision };
  });
  // named after their content
  const assets = neededFiles(manifest).map((file) => ({ url: `/${file}`, revision: null }));
  const kept = [...(await Promise.all(documents)), ...assets];
  await build({
    logLevel: 'warn',
    define: { KEPT_FILES: JSON.stringify(kept), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'web/worker/worker.ts',
        output: { format: 'iife', entryFileNames: 'worker.js' },
      },
    },
  });
}

function pageAt(appPages: Record<string, string>, url: string): string {
  const found = Object.entries(appPages).find(([at]) => new RegExp(`^${at.replace(/:\w+/g, '[^/]+')}$`).test(url));
  if (!found) throw new Error(`No page is written for ${url}.`);
  return found[1];
}

/** The code of the needed screens with all that it may fetch later; of the entry, which leads to every screen, only itself. */
function neededFiles(manifest: Manifest): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const open = [entry, styles, ...needed.map((screen) => `web/${pages[screen]}`)];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) continue;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    const leads = chunk.dynamicImports ?? [];
    // a screen that another leads to is a screen of its own
    open.push(...(chunk.imports ?? []), ...leads.filter((to) => !isScreen(to)));
  }
  return [...files];
}

const isScreen = (name: string): boolean => /^web\/pages\/.*-page\.tsx$/.test(name);
