import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { directionOf, languages } from '../contract/languages.ts';
import { manifestFor } from '../web/platform/offline/manifest-for.ts';

/** Writes what a cleaner's phone installs the app by, in each language: what its shortcuts say. */
export async function writeManifests(buildDirectory: string): Promise<void> {
  const client = path.join(buildDirectory, 'client');
  const plain = JSON.parse(await readFile('web/public/cleaner.webmanifest', 'utf8'));
  for (const { code: lang } of languages) {
    const words = async (domain: string) => JSON.parse(await readFile(`locales/${lang}/${domain}.json`, 'utf8'));
    const [{ nav }, { title }] = [await words('shell'), await words('today')];
    const names = [title, nav.messages, nav.findJobs];
    const shortcuts = plain.shortcuts.map((shortcut: object, index: number) => ({ ...shortcut, name: names[index] }));
    const manifest = { ...plain, lang, dir: directionOf(lang), shortcuts };
    await writeFile(path.join(client, manifestFor(lang)), JSON.stringify(manifest));
  }
}
