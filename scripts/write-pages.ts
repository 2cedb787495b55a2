import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { languages } from '../contract/languages.ts';
import type { writeAppPage, writePublicPage } from '../web/entry.server.tsx';
import { inLanguage, isPublicPath, publicScreens, type ScreenName, screens } from '../web/paths.ts';
import { firstParts, pages } from '../web/routes.ts';
import { sentOn } from '../web/sent-on.ts';
import { builtFilesOf } from './built-files.ts';

interface Built {
  manifest: Manifest;
  /** The folder of the words. */
  words: string;
  renderer: Renderer;
}

interface Renderer {
  writePublicPage: typeof writePublicPage;
  writeAppPage: typeof writeAppPage;
}

/** Writes each public page in each language, and for every other screen the page that it begins as. */
export async function writePages(buildDirectory: string, built: Built): Promise<void> {
  const { manifest, words, renderer } = built;
  const client = path.join(buildDirectory, 'client');
  for (const screen of publicScreens) {
    const files = builtFilesOf(manifest, words, pages[screen]);
    for (const { code } of languages) {
      const html = await renderer.writePublicPage(screen, code, files);
      await write(path.join(client, inLanguage(screens[screen], code), 'index.html'), html);
    }
  }
  // Object.keys widens the keys of `pages`, which are screen names.
  const ofApp = (Object.keys(pages) as ScreenName[]).filter((screen) => !isPublicPath(screens[screen]));
  const pageOf = (screen: ScreenName) => `app/${screen}.html`;
  for (const screen of ofApp) {
    const files = builtFilesOf(manifest, words, pages[screen], firstParts[screen]);
    const html = await renderer.writeAppPage(screen, files);
    await write(path.join(client, pageOf(screen)), html);
  }
  await write(
    path.join(client, 'app/no-screen.html'),
    await renderer.writeAppPage(null, builtFilesOf(manifest, words)),
  );
  const served = Object.fromEntries(ofApp.map((screen) => [screens[screen], pageOf(screen)]));
  await write(path.join(buildDirectory, 'app-pages.json'), `${JSON.stringify(served, null, 2)}\n`);
  await write(path.join(buildDirectory, 'sent-on.json'), `${JSON.stringify(sentOn, null, 2)}\n`);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
