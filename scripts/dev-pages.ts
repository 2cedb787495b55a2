import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { defaultLanguage } from '../contract/languages.ts';
import type { BuiltFiles } from '../web/document.ts';
import type { writeAppPage, writePublicPage } from '../web/entry.server.tsx';
import type { screenAt } from '../web/page-files.ts';
import { isPublicPath, splitLanguage } from '../web/paths.ts';
import { sentOn } from '../web/sent-on.ts';

const files: BuiltFiles = { styles: ['/web/ui/styles.css'], modules: ['/web/entry.client.tsx'], words: '/' };

interface Renderer {
  writeAppPage: typeof writeAppPage;
  writePublicPage: typeof writePublicPage;
}

/** While developing: answers the address of a screen with the page that the build would write for it. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    // once Vite has found that the address is no file
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        sendPage(server, request, response).catch(next);
      });
    },
  };
}

async function sendPage(
  server: ViteDevServer,
  { originalUrl = '/' }: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
) {
  const { pathname } = new URL(originalUrl, 'http://localhost');
  const way = sentOn[pathname];
  if (way) {
    response.writeHead(302, { location: way }).end();
    return;
  }
  // Vite's answer has the type of whichever file is named
  const renderer = (await server.ssrLoadModule('/web/entry.server.tsx')) as Renderer;
  const pages = (await server.ssrLoadModule('/web/page-files.ts')) as { screenAt: typeof screenAt };
  const screen = pages.screenAt(pathname);
  const html =
    screen && isPublicPath(pathname)
      ? await renderer.writePublicPage(screen, splitLanguage(pathname).language ?? defaultLanguage, files)
      : await renderer.writeAppPage(screen, files);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(await server.transformIndexHtml(originalUrl, html));
}
