import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Kit } from '#server/platform/kit.ts';

/** Sends a ZIP file while it is made, at the speed at which it is taken. */
export function sendZip(
  { log }: Kit,
  reply: FastifyReply,
  { name, pieces }: { name: string; pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array> },
): undefined {
  const file = Readable.from(pieces, { objectMode: false });
  // a stream that breaks off leaves a file without an end, which its reader is told
  file.on('error', (error) => log.warn({ err: error, name }, 'a signed file was cut off'));
  reply
    .headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    })
    .send(file);
}
