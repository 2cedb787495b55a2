import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';

/** Files in these folders with this ending; if words are given, only those with one of them in their path. */
export function testFiles(folders, ending, words) {
  const all = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`),
  );
  const wanted = (path) => words.length === 0 || words.some((word) => path.includes(word));
  const found = all.filter((path) => path.endsWith(ending) && wanted(path)).sort();
  if (found.length === 0) throw new Error(`No test file of this part has ${words.join(' or ')} in its path.`);
  return found;
}
