import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the build puts where a page must name the site it is served from; see web/platform/site-origin.ts. */
const placeholder = 'https://origin.invalid';

interface Text {
  body: string;
  etag: string;
}

/** Sends built files with the site's own address filled in; each is read once, and answered 304 if unchanged. */
export function addressedTexts(folder: string, publicUrl: string) {
  const texts = new Map<string, Text>();
  const read = (file: string): Text => {
    const body = readFileSync(join(folder, file), 'utf8').replaceAll(placeholder, publicUrl);
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    texts.set(file, { body, etag });
    return { body, etag };
  };
  return (request: FastifyRequest, reply: FastifyReply, file: string, type: string) => {
    const { body, etag } = texts.get(file) ?? read(file);
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(type).send(body);
  };
}
