import type { Manifest } from 'vite';
import type { BuiltFiles } from '../web/document.ts';

/** What a page consists of, with all that it imports: the code that starts the app and that of the page's own files. */
export function builtFilesOf(manifest: Manifest, words: string, ...files: (string | undefined)[]): BuiltFiles {
  const own = files.filter((file) => file !== undefined).map((file) => `web/${file}`);
  const chunks = withImports(manifest, [entry, ...own]);
  return {
    styles: withImports(manifest, ['web/ui/styles.css']).map(({ file }) => addressOf(file)),
    modules: chunks.map(({ file }) => addressOf(file)),
    words,
  };
}

const entry = 'web/entry.client.tsx';
const addressOf = (file: string) => `/${file}`;

/** Each once, and each after those that import it, so that the largest part of the way is asked for first. */
function withImports(manifest: Manifest, names: readonly string[]) {
  const found = new Map<string, Manifest[string]>();
  for (const open = [...names]; open.length > 0; ) {
    const name = open.shift() ?? '';
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has made nothing of ${name}.`);
    if (found.has(name)) continue;
    found.set(name, chunk);
    open.push(...(chunk.imports ?? []));
  }
  return [...found.values()];
}
