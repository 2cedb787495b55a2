import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { addressedTexts } from './addressed-texts.ts';

export interface BuiltWeb {
  /** Every file of the web build. */
  files: ReadonlySet<string>;
  /** Prerendered page → CSP sources for its inline scripts. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** Whether the app has a screen at this path, which begins without a slash. */
  hasScreen: (path: string) => boolean;
  sendText: ReturnType<typeof addressedTexts>;
}

/**
 * The built web as it is on disk now. A new build is noticed by the last thing it writes, the hashes: until then the
 * old build is served as far as its files still exist, and from then on none of it is.
 */
export function builtWeb(folder: string, publicUrl: string): () => BuiltWeb {
  const client = join(folder, 'client');
  const hashes = join(folder, 'csp-hashes.json');
  const read = (): BuiltWeb => ({
    files: new Set(readdirSync(client, { recursive: true }).map(String)),
    pages: new Map(Object.entries<string[]>(JSON.parse(readFileSync(hashes, 'utf8')))),
    hasScreen: screensOf(JSON.parse(readFileSync(join(folder, 'app-paths.json'), 'utf8'))),
    sendText: addressedTexts(client, publicUrl),
  });
  let builtAt = statSync(hashes).mtimeMs;
  let built = read();
  return () => {
    const now = statSync(hashes, { throwIfNoEntry: false })?.mtimeMs ?? builtAt;
    if (now !== builtAt) [builtAt, built] = [now, read()];
    return built;
  };
}

/** `/jobs/:id` stands for any one step at the place of `:id`. */
function screensOf(paths: readonly string[]): (path: string) => boolean {
  const patterns = paths.map((path) => new RegExp(`^${path.slice(1).replace(/:\w+/g, '[^/]+')}$`));
  return (path) => patterns.some((pattern) => pattern.test(path));
}
