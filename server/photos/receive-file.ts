import { open } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { uploadBytes } from '#contract/photo-limits.ts';
import { invalidInput, Refusal } from '#server/platform/refusal.ts';
import { clientIsGone } from './client-is-gone.ts';
import { tooLarge } from './upload-limits.ts';

/**
 * Writes the part named `file` to `path` as it arrives, never more than allowed. Refuses a file that is missing, empty,
 * cut off, or larger than 15 MB.
 */
export async function receiveFile(request: FastifyRequest, path: string): Promise<void> {
  // its parser would wait forever for a request that has ended already
  if (request.raw.destroyed) throw clientIsGone();
  try {
    // One byte more than allowed, and we count ourselves: a file cut at the limit can then never pass as complete.
    const limits = { fileSize: uploadBytes + 1 };
    const part = await request.file({ limits, throwFileSizeLimit: false });
    if (part?.fieldname !== 'file') throw invalidInput({ file: 'required' });
    const bytes = await write(path, part.file);
    if (bytes === 0) throw invalidInput({ file: 'photoEmpty' });
  } catch (error) {
    throw isOfTheForm(error) ? invalidInput({ file: 'photoDamaged' }) : error;
  }
}

async function write(path: string, sent: AsyncIterable<Buffer>): Promise<number> {
  const file = await open(path, 'wx');
  let bytes = 0;
  try {
    for await (const chunk of sent) {
      bytes += chunk.length;
      if (bytes > uploadBytes) throw tooLarge();
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  return bytes;
}

/** The parser's own errors have neither a status, like those for its limits and lost connections, nor a system code. */
const isOfTheForm = (error: unknown): boolean =>
  !(error instanceof Refusal) && error instanceof Error && !('statusCode' in error) && !('code' in error);

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
