import { Writable } from 'node:stream';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createPath, Router } from 'react-router';
import { defaultLanguage, type LanguageCode } from '#contract/languages.ts';
import { App } from './app.tsx';
import { lookingPlace, startingPlace, writtenPlace } from './app-place.ts';
import { type BuiltFiles, documentOf } from './document.ts';
import { firstReads, isForVisitors, whoIsIn } from './first-reads.ts';
import { firstWordsOf } from './first-words.ts';
import { inLanguage, type ScreenName, screens } from './paths.ts';
import { askingScript } from './platform/ask-ahead.ts';
import { appFirstPaintScript, firstPaintScript } from './platform/first-paint.ts';
import { createI18n } from './platform/i18n.ts';
import { firstWordsFile } from './platform/locale-loader.ts';
import { isQuiet, startQuietly } from './platform/quiet-start.ts';
import { StartingScreen } from './shell/starting-screen.tsx';

/** A public page as the build writes it to a file. */
export async function writePublicPage(screen: ScreenName, language: LanguageCode, files: BuiltFiles): Promise<string> {
  const address = inLanguage(screens[screen], language);
  const i18n = await createI18n(language, firstWordsOf(screen));
  const { head, body } = await rendered(<App i18n={i18n} router={routerAt(address)} />);
  expectAllWords(screen, i18n);
  const words = firstWordsFile(screen);
  const place = writtenPlace(body);
  const html = documentOf({ head, place, language, scripts: [firstPaintScript], words, files });
  return isQuiet(screens[screen]) ? startQuietly(html) : html;
}

/** What a screen of the app begins as; null for addresses that have none. */
export async function writeAppPage(screen: ScreenName | null, files: BuiltFiles): Promise<string> {
  const path = screen ? screens[screen] : '';
  const reads = (screen && firstReads[screen]) ?? [];
  const forVisitors = screen !== null && isForVisitors(screen);
  const starting = await rendered(<StartingScreen />);
  const { head, place } = forVisitors
    ? await visitorsLook(screen, starting.body)
    : { head: starting.head, place: startingPlace(starting.body) };
  const firstPaint = screen ? appFirstPaintScript : firstPaintScript;
  const visitors = forVisitors && { forVisitors, ifSignedIn: whoIsIn };
  const scripts = [firstPaint, askingScript({ path, reads, words: firstWordsFile(screen), ...visitors })];
  return documentOf({ head, place, language: defaultLanguage, scripts, files });
}

/** The first picture of a screen for visitors need not wait for its code. */
async function visitorsLook(screen: ScreenName, starting: string) {
  const i18n = await createI18n(defaultLanguage, firstWordsOf(screen));
  const { head, body } = await asVisitor(() => rendered(<App i18n={i18n} router={routerAt(screens[screen])} />));
  return { head, place: lookingPlace(body, starting) };
}

/** In a browser that has kept nothing, and whose document has seen so. */
async function asVisitor<Result>(render: () => Promise<Result>): Promise<Result> {
  const nothing = { getItem: () => null };
  const browser = { localStorage: nothing, sessionStorage: nothing, askedByDocument: { token: null, answers: {} } };
  Object.assign(globalThis, browser);
  try {
    return await render();
  } finally {
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
  }
}

/** The browser would ask for the words that are missing one after the other, and take the page over so much later. */
function expectAllWords(screen: ScreenName, i18n: i18n) {
  const missing = (i18n.reportNamespaces?.getUsedNamespaces() ?? []).filter(
    (domain) => !firstWordsOf(screen).includes(domain),
  );
  if (missing.length > 0) throw new Error(`web/first-words.ts lacks for ${screen}: ${missing.join(', ')}`);
}

function routerAt(address: string) {
  const stay = () => undefined;
  const navigator = {
    createHref: (to: Parameters<typeof createPath>[0] | string) => (typeof to === 'string' ? to : createPath(to)),
    go: stay,
    push: stay,
    replace: stay,
  };
  return ({ children }: { children: ReactNode }) => (
    <Router location={address} navigator={navigator} static>
      {children}
    </Router>
  );
}

/** What React would move into the head comes first. */
const hoisted = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

async function rendered(page: ReactNode): Promise<{ head: string; body: string }> {
  const html = await renderWhole(page);
  const [head = ''] = hoisted.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}

/** Waits for everything, so that the file holds the page in reading order and not its parts with scripts that move them. */
function renderWhole(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
