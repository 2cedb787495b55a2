import type { FastifyRequest } from 'fastify';
import type { Upload } from '#contract/work.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { wrongContentType } from '#server/platform/http/errors.ts';
import type { Kit } from '#server/platform/kit.ts';
import { keepArrived } from './parts/keep-arrived.ts';
import { readToEnd, receiveFile } from './receive-file.ts';
import { takeIn, type UploadFacts } from './take-in.ts';
import { expectedBytes } from './upload-limits.ts';

/** Takes in a picture that is sent in one piece. Of one that is cut off, what has arrived is kept: it may go on. */
export async function uploadPhoto(
  kit: Kit,
  actor: Actor,
  request: FastifyRequest,
  facts: UploadFacts,
): Promise<Upload> {
  if (!request.isMultipart()) throw wrongContentType();
  const sentAs = keyOf(request);
  const write = (path: string) =>
    receiveFile(request, path).catch(async (error: unknown) => {
      if (sentAs && wasCutOff(request)) await keepArrived(kit, actor, sentAs, path);
      throw error;
    });
  try {
    return await takeIn(kit, actor, request, { bytes: expectedBytes(request), sentAs, write }, facts);
  } catch (error) {
    await readToEnd(request);
    throw error;
  }
}

/** Others than an address can name are good for nothing but being sent again. */
const keyOf = ({ headers }: FastifyRequest): string | null =>
  /^[\w-]{1,100}$/.exec(String(headers['idempotency-key'] ?? ''))?.[0] ?? null;

const wasCutOff = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;
