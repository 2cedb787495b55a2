import { open } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { uploadBytes } from '#contract/photo-limits.ts';
import { sentenceOf } from '#contract/validation.ts';
import { invalidInput, Refusal } from '#server/platform/refusal.ts';

/** More than any form needs besides its one file. */
const aroundTheFile = 100_000;

/** How many bytes to expect. A body that declares itself too large is refused before it arrives. */
export function expectedBytes({ headers }: FastifyRequest): number {
  const declared = Number(headers['content-length'] ?? uploadBytes);
  if (declared > uploadBytes + aroundTheFile) throw tooLarge();
  return Math.min(declared, uploadBytes);
}

/**
 * Writes the part named `file` to `path` as it arrives, never more than allowed. Refuses a file that is missing, empty,
 * cut off or larger than 15 MB.
 */
export async function receiveFile(request: FastifyRequest, path: string): Promise<void> {
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

const tooLarge = () =>
  new Refusal('payload_too_large', sentenceOf({ code: 'photoBytes' }), { fields: { file: { code: 'photoBytes' } } });

/** The parser's own errors have neither a status, like those for its limits and lost connections, nor a system code. */
const isOfTheForm = (error: unknown): boolean =>
  !(error instanceof Refusal) && error instanceof Error && !('statusCode' in error) && !('code' in error);
