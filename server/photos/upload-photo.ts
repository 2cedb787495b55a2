import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '#contract/work.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLinks, thumbnailKey } from '#server/platform/photo-link.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { photoPath } from './photo-path.ts';
import { sealPlace } from './photo-place.ts';
import { type PictureOrigin, pictureOrigin } from './picture-origin.ts';
import { readPicture } from './read-picture.ts';
import { uploads } from './table.ts';

/** Where somebody lives: cameras without a zone show the time of that place. Answered by the cleaners. */
export type TimeZoneOf = (reader: Reader, ownerId: string) => Promise<string | null>;

/** Takes a picture in, rewritten and under a random name; it belongs to nobody's job until it is put on one. */
export async function uploadPhoto(
  kit: Kit,
  actor: Actor,
  request: FastifyRequest,
  timeZoneOf: TimeZoneOf,
): Promise<Upload> {
  const picture = await readPicture(await sentFile(request));
  const origin = await pictureOrigin(picture.exif, (await timeZoneOf(kit.db, actor.id)) ?? 'UTC');
  const storageKey = randomBytes(16).toString('base64url');
  await kit.storage.put(photoPath(storageKey), picture.jpeg);
  await kit.storage.put(photoPath(thumbnailKey(storageKey)), picture.thumbnail);
  const { width, height, perceptualHash } = picture;
  return transact(kit, async (tx) => {
    const row = { width, height, perceptualHash, storageKey, ownerId: actor.id, createdAt: kit.clock.now() };
    await tx.insert(uploads).values({ ...row, ...originColumns(kit, newId(), origin) });
    return { ...photoLinks(kit, storageKey), takenAt: origin.takenAt?.toISOString() ?? null, width, height };
  });
}

async function sentFile(request: FastifyRequest): Promise<Buffer> {
  const part = await request.file();
  const bytes = await part?.toBuffer();
  if (part?.fieldname !== 'file' || !bytes || bytes.length === 0) throw invalidInput({ file: 'required' });
  return bytes;
}

const originColumns = ({ sealer }: Kit, id: string, { takenAt, place }: PictureOrigin) => ({
  id,
  takenAt,
  placeSealed: place && sealPlace(sealer, id, place),
});
