import type { FastifyReply } from 'fastify';
import type { Kit } from '#server/platform/kit.ts';
import { linkLifetime } from '#server/platform/photo-link.ts';
import { notFound } from '#server/platform/refusal.ts';
import { pictureAt } from './stored-picture.ts';

const onlyAPicture = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Sends a picture to anyone with a valid link, under a policy of its own that runs nothing. */
export async function servePhoto(
  kit: Kit,
  key: string,
  link: { e: number; s: string },
  reply: FastifyReply,
): Promise<undefined> {
  const milliseconds = linkLifetime(kit, key, link);
  const bytes = milliseconds && (await pictureAt(kit, key));
  if (!milliseconds || !bytes) throw notFound();
  reply
    .headers({
      'content-type': 'image/jpeg',
      'content-disposition': `inline; filename="${key}.jpg"`,
      'content-security-policy': onlyAPicture,
      'x-content-type-options': 'nosniff',
      'cache-control': `private, max-age=${Math.floor(milliseconds / 1000)}, immutable`,
    })
    .send(bytes);
}
