import type { FastifyRequest } from 'fastify';
import { uploadBytes } from '#contract/photo-limits.ts';

const mostToRead = 4 * uploadBytes;
/** Milliseconds between 64 kB pieces: 3 MB a second, as fast as most people send and slow enough for a flood. */
const pause = 20;

/**
 * Reads the rest of a request and discards it, up to 60 MB: many clients and proxies read no answer before they have
 * sent everything, and lose it if the connection is closed meanwhile.
 */
export function readToEnd({ raw, headers }: FastifyRequest): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (raw.readableEnded || raw.destroyed || Number(headers['content-length']) > mostToRead) resolve();
  let bytes = 0;
  raw.unpipe();
  raw.on('data', ({ length }: Buffer) => {
    bytes += length;
    if (bytes > mostToRead) resolve();
    raw.pause();
    setTimeout(() => raw.resume(), pause);
  });
  raw.once('end', resolve).once('close', resolve).once('error', resolve);
  raw.resume();
  return promise;
}
