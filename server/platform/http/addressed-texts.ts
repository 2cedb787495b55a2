import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);

/** What the build puts where a page must name the site it is served from; see web/platform/site-origin.ts. */
const placeholder = 'https://origin.invalid';

interface Text {
  body: string;
  etag: string;
  /** As small as it gets, which takes too long for each request: 9 kB of the app's page are 2.7 instead of 3.2. */
  compressed?: Promise<Buffer>;
}

/** Sends built files with the site's own address filled in; each is read once, and answered 304 if unchanged. */
export function addressedTexts(folder: string, publicUrl: string) {
  const texts = new Map<string, Text>();
  const read = (file: string): Text => {
    const body = readFileSync(join(folder, file), 'utf8').replaceAll(placeholder, publicUrl);
    const text = { body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
    texts.set(file, text);
    return text;
  };
  return async (request: FastifyRequest, reply: FastifyReply, file: string, type: string) => {
    const text = texts.get(file) ?? read(file);
    reply.header('etag', text.etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === text.etag) return reply.code(304).send();
    // whoever takes no brotli gets what the server compresses as it answers
    if (new Negotiator(request).encoding(['br']) !== 'br') return reply.type(type).send(text.body);
    text.compressed ??= brotli(text.body);
    return reply
      .type(type)
      .header('content-encoding', 'br')
      .send(await text.compressed);
  };
}
