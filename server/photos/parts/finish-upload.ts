import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import type { BodyOf } from '#contract/endpoint.ts';
import type { finishUpload as finishCall } from '#contract/upload-parts.ts';
import type { Upload } from '#contract/work.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { takeIn, type UploadFacts } from '../take-in.ts';
import { uploadSentAs } from '../upload-sent-as.ts';
import { goesOnAt } from './add-part.ts';
import { forgetUnfinished, partOf, unfinishedPhoto } from './unfinished-photo.ts';

interface Sent {
  key: string;
  body: BodyOf<typeof finishCall>;
  request: FastifyRequest;
}

/**
 * Takes in a photo whose parts have all arrived, on the same way as one that came in one piece. However often it is
 * asked, and even if the photo once arrived whole and only the answer was lost, it is there once.
 */
export async function finishUpload(kit: Kit, actor: Actor, sent: Sent, facts: UploadFacts): Promise<Upload> {
  const { key, body, request } = sent;
  const there = () => uploadSentAs(kit, kit.db, actor.id, key);
  const write = (path: string) => putTogether(kit, actor, sent, path);
  const finish = () => takeIn(kit, actor, request, { bytes: body.bytes, sentAs: key, write }, facts);
  return (
    (await there()) ??
    finish().catch(async (error: unknown) => {
      // somebody who asked at the same time was first, and has taken the parts
      const upload = await there();
      if (!upload) throw error;
      return upload;
    })
  );
}

/** Writes all parts to `path`, if they are all there and are the photo that was sent. */
async function putTogether(kit: Kit, { id }: Actor, { key, body }: Sent, path: string): Promise<void> {
  const photo = await unfinishedPhoto(kit.db, id, key);
  if (!photo) throw notFound();
  if (photo.received < body.bytes) throw goesOnAt(photo.received);
  // more than was announced took no place for it among what is coming in
  if (photo.received === body.bytes && (await write(kit, photo.id, path)) === body.sha256) return;
  await forgetUnfinished(kit.db, id, key);
  throw goesOnAt(0);
}

/** One part after the other, and returns the SHA-256 of them all. */
async function write(kit: Kit, photoId: string, path: string): Promise<string> {
  const file = await open(path, 'wx');
  const hash = createHash('sha256');
  try {
    for (let start = 0; ; ) {
      const bytes = await partOf(kit, photoId, start);
      if (!bytes) return hash.digest('hex');
      await file.writeFile(bytes);
      hash.update(bytes);
      start += bytes.length;
    }
  } finally {
    await file.close();
  }
}
