import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../contract/languages.ts';
import { firstWordsOf } from '../web/first-words.ts';
import { type ScreenName, screens } from '../web/paths.ts';

/** What only the server says. */
const ofServer: readonly string[] = ['notices', 'mail', 'calendarExport', 'documents', 'unsubscribe'];

/**
 * Writes the words for the browser, in each language one file for each domain and one for each screen with all that it
 * shows at first; web/platform/locale-loader.ts fetches them. Answers the address of their folder, which is another one
 * when any of them has changed.
 */
export async function writeWords(buildDirectory: string): Promise<string> {
  const files = new Map<string, string>();
  for (const { code } of languages) {
    const words = await wordsIn(code);
    for (const [domain, ofDomain] of Object.entries(words)) files.set(`${code}/${domain}`, moduleOf(ofDomain));
    // Object.keys widens the keys of `screens`, which are screen names
    for (const screen of [null, ...(Object.keys(screens) as ScreenName[])]) {
      const first = Object.fromEntries(firstWordsOf(screen).map((domain) => [domain, words[domain]]));
      files.set(`${code}/first-${screen ?? 'none'}`, moduleOf(first));
    }
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('base64url')
    .slice(0, 8);
  const folder = `/assets/words-${hash}/`;
  for (const { code } of languages) await mkdir(path.join(buildDirectory, 'client', folder, code), { recursive: true });
  for (const [name, text] of files) await writeFile(path.join(buildDirectory, 'client', folder, `${name}.js`), text);
  return folder;
}

async function wordsIn(language: string): Promise<Record<string, unknown>> {
  const domains = (await readdir(`locales/${language}`)).map((file) => path.basename(file, '.json'));
  const shown = domains.filter((domain) => !ofServer.includes(domain));
  const read = shown.map(async (domain) => [
    domain,
    JSON.parse(await readFile(`locales/${language}/${domain}.json`, 'utf8')),
  ]);
  return Object.fromEntries(await Promise.all(read));
}

const moduleOf = (words: unknown): string => `export default ${JSON.stringify(words)};`;
