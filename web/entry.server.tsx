import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, ServerRouter } from 'react-router';
import { defaultLanguage } from '#contract/languages.ts';
import { firstReads } from './first-reads.ts';
import { splitLanguage } from './paths.ts';
import { askAhead } from './platform/ask-ahead.ts';
import { createI18n } from './platform/i18n.ts';
import { domainsOf } from './platform/locale-loader.ts';
import { isQuiet, startQuietly } from './platform/quiet-start.ts';

// React Router's build calls the default export once for each page that is written to a file.
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { language, path } = splitLanguage(new URL(request.url).pathname);
  const i18n = await createI18n(language ?? defaultLanguage, await domainsOf(defaultLanguage));
  const html = await renderWhole(
    <I18nextProvider i18n={i18n}>
      <ServerRouter context={routerContext} url={request.url} />
    </I18nextProvider>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(asStarted(html, path, routerContext), { status, headers });
}

function asStarted(html: string, path: string, { isSpaMode, manifest }: EntryContext): string {
  if (isSpaMode) return askAhead(html, firstReads, manifest.routes);
  return isQuiet(path) ? startQuietly(html) : html;
}

/** Waits for everything, so that the file holds the page in reading order and not its parts with scripts that move them. */
function renderWhole(page: React.ReactNode): Promise<string> {
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
