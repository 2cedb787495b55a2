import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { builtWeb } from './built-web.ts';

const year = 365 * 24 * 60 * 60;
const pageOfNoScreen = 'app/no-screen.html';
/** Files for search engines; like pages, they name the site. */
const siteFiles: Record<string, string> = {
  'sitemap.xml': 'application/xml; charset=utf-8',
  'robots.txt': 'text/plain; charset=utf-8',
};
/** Files that a browser never displays as a page: the headers on what a page may do would add a kilobyte to each. */
const neverDocument = /\.(js|css|woff2)(\.(br|gz))?$/;
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/**
 * Paths for programs: an unknown one, or one that only a demo has, gets a JSON 404, never a page. The sandbox's payout
 * account is the exception: a person completes it on a page.
 */
const forPrograms = /^\/(api|webhooks|sandbox(?!\/payout-accounts\/)|photos|dev\/(mail|accounts|clock))(\/|$)/;

/** Pages for those who have their link: no search engine lists them. */
const unlisted = /^\/ready\//;

/**
 * Serves the built web: assets for ever, prerendered pages as they are, for each other screen the page that it begins
 * as, and one as a 404 for paths that have none. Inline scripts of a page are allowed by their hashes, which the build
 * wrote down. `publicUrl` is written where a page names the site.
 */
export async function serveWebPages(http: FastifyInstance, folder: string, publicUrl: string): Promise<void> {
  const client = join(folder, 'client');
  if (!existsSync(join(client, pageOfNoScreen))) return;
  const built = builtWeb(folder, publicUrl);
  await http.register(fastifyStatic, {
    root: client,
    // Only `sendFile`: which path is a file, a page or the app is decided below.
    serve: false,
    cacheControl: false,
    // The build has already compressed its assets, better than there is time for on each request.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const lasting = path.includes('/assets/');
      reply.header('cache-control', lasting ? `public, max-age=${year}, immutable` : 'no-cache');
      if (lasting && neverDocument.test(path)) for (const name of ofDocuments) reply.removeHeader(name);
    },
  });
  const sendPage = (request: FastifyRequest, reply: FastifyReply, page: string) => {
    const { pages, sendText } = built();
    const allowed = (pages.get(page) ?? []).map((hash) => `'${hash}'`).join(' ');
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header('content-security-policy', policy.replace("script-src 'self'", `script-src 'self' ${allowed}`));
    return sendText(request, reply, page, 'text/html; charset=utf-8');
  };
  http.get('/*', { schema: { hide: true } }, (request: FastifyRequest, reply: FastifyReply) => {
    const path = decoded(request.url.split('?')[0] ?? '/');
    if (path === null || forPrograms.test(path)) return reply.callNotFound();
    const inside = path.replace(/^\/|\/$/g, '');
    const { files, pages, appPageOf, sentOn, sendText } = built();
    const type = siteFiles[inside];
    if (type && files.has(inside)) return sendText(request, reply, inside, type);
    if (files.has(inside) && inside.includes('.')) return reply.sendFile(inside);
    if (inside.startsWith('assets/')) return reply.callNotFound();
    const page = `${inside}/index.html`.replace(/^\//, '');
    if (pages.has(page)) return sendPage(request, reply, page);
    const way = sentOn(inside);
    if (way) return reply.redirect(withQuery(way, request.url));
    const ofApp = appPageOf(inside);
    if (unlisted.test(path)) reply.header('x-robots-tag', 'noindex');
    return sendPage(request, reply.code(ofApp ? 200 : 404), ofApp ?? pageOfNoScreen);
  });
}

/** What was asked for with the address goes on with it: which home, which filter. */
function withQuery(way: string, url: string): string {
  const asked = url.split('?')[1];
  return asked ? `${way}${way.includes('?') ? '&' : '?'}${asked}` : way;
}

/** The decoded path; null if its escapes are invalid. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
