import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { firstWordsOf } from './first-words.ts';
import { fetchPage, screenAt } from './page-files.ts';
import type { ScreenName } from './paths.ts';
import { awaitAskedAhead } from './platform/asked-ahead.ts';
import { BrowserRouter } from './platform/browser-router.tsx';
import { createI18n } from './platform/i18n.ts';
import { initialLanguage } from './platform/language.tsx';
import { loadFirstWords } from './platform/locale-loader.ts';
import { fetchRights } from './platform/may.ts';
import { fetchValidationWords } from './platform/validation-words.ts';
import { currentVisit } from './platform/visit.ts';
import { pages } from './routes.ts';
import { fetchAtFirstUse } from './ui/first-use.ts';
import { fetchScreensWith } from './ui/screen-ahead.ts';

void start();

/** Not awaited by the file itself: the code of the page waits for it. */
async function start(): Promise<void> {
  const { pathname } = window.location;
  const language = initialLanguage(pathname);
  const screen = screenAt(pathname);
  const [words] = await Promise.all([
    loadFirstWords(language, screen),
    // a page that cannot be fetched says so in its place
    fetchPageOf(screen).catch(() => undefined),
    // without them a screen shows all, and the server says no
    fetchRights().catch(() => undefined),
  ]);
  // whoever only looks is told with the first that they see
  const visited = currentVisit() ? ['visits'] : [];
  const i18n = await createI18n(language, [...firstWordsOf(screen), ...visited], words);
  fetchScreensWith(async (path) => {
    const next = screenAt(path);
    if (next) await Promise.all([fetchPageOf(next), i18n.loadNamespaces(firstWordsOf(next))]);
  });
  fetchAtFirstUse(() => fetchValidationWords(i18n));
  await awaitAskedAhead();
  show(
    <StrictMode>
      <App i18n={i18n} router={BrowserRouter} />
    </StrictMode>,
  );
}

function show(app: ReactNode): void {
  const place = document.getElementById('app');
  if (!place) throw new Error('The document has no place for the app.');
  // a written page can be used meanwhile; before another there is nothing yet to be used, and pauses would only delay it
  if (place.hasAttribute('data-written')) startTransition(() => void hydrateRoot(place, app));
  else createRoot(place).render(app);
}

async function fetchPageOf(screen: ScreenName | null): Promise<void> {
  const file = screen && pages[screen];
  if (file) await fetchPage(file);
}
