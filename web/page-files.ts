import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchPath } from 'react-router';
import { isPublicPath, type ScreenName, screens, splitLanguage } from './paths.ts';
import { pages } from './routes.ts';
import { atOnce } from './ui/at-once.ts';

const files = import.meta.glob<ComponentType>(['./pages/**/*-page.tsx', '!**/not-found-page.tsx'], {
  import: 'default',
});
const here = new Map<string, ComponentType>();
const lazyPages = new Map<string, LazyExoticComponent<ComponentType>>();

/** Fetches the code of a page, once. */
export async function fetchPage(file: string): Promise<ComponentType> {
  const page = here.get(file) ?? (await files[`./${file}`]?.());
  if (!page) throw new Error(`There is no page web/${file}.`);
  here.set(file, page);
  return page;
}

/** The page of a file; one that was fetched before is shown without a pause. */
export function lazyPage(file: string): LazyExoticComponent<ComponentType> {
  const page =
    lazyPages.get(file) ??
    lazy(() => {
      const known = here.get(file);
      if (known) return atOnce({ default: known });
      return fetchPage(file)
        .catch(beginAnew)
        .then((fetched) => ({ default: fetched }));
    });
  lazyPages.set(file, page);
  return page;
}

/** A file that is gone belongs to an older build: the address as a new document brings the newer one, but only once. */
function beginAnew(error: unknown): Promise<ComponentType> {
  if (here.size === 0 || !navigator.onLine) throw error;
  window.location.reload();
  return new Promise(() => undefined);
}

/** The screen at a path, in whichever language; null where there is none. */
export function screenAt(pathname: string): ScreenName | null {
  const path = isPublicPath(pathname) ? splitLanguage(pathname).path : pathname;
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  // Object.keys widens the keys of `pages`, which are screen names
  const shown = Object.keys(pages) as ScreenName[];
  return shown.find((name) => screens[name] === plain) ?? shown.find((name) => matchPath(screens[name], plain)) ?? null;
}
