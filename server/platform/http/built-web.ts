import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { addressedTexts } from './addressed-texts.ts';

export interface BuiltWeb {
  /** Every file of the web build. */
  files: ReadonlySet<string>;
  /** Prerendered page → CSP sources for its inline scripts. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** The page of the app's screen at this path, which begins without a slash. */
  appPageOf: (path: string) => string | undefined;
  /** Where somebody at this path, which begins without a slash, finds what they look for; nothing where it has a page. */
  sentOn: (path: string) => string | undefined;
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
    appPageOf: appPagesOf(JSON.parse(readFileSync(join(folder, 'app-pages.json'), 'utf8'))),
    sentOn: waysOf(JSON.parse(readFileSync(join(folder, 'sent-on.json'), 'utf8'))),
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
function appPagesOf(pages: Record<string, string>): BuiltWeb['appPageOf'] {
  const known = Object.entries(pages).map(
    ([path, page]) => [new RegExp(`^${path.slice(1).replace(/:\w+/g, '[^/]+')}$`), page] as const,
  );
  return (path) => pages[`/${path}`] ?? known.find(([pattern]) => pattern.test(path))?.[1];
}

const waysOf =
  (ways: Record<string, string>): BuiltWeb['sentOn'] =>
  (path) =>
    ways[`/${path}`];
