import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '#contract/work.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
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

/** Takes a picture in, rewritten and under a random name; it belongs to nobody's job until it is put on one. */
export async function uploadPhoto(kit: Kit, actor: Actor, request: FastifyRequest): Promise<Upload> {
  const picture = await readPicture(await sentFile(request));
  const origin = await pictureOrigin(picture.exif, await ownTimeZone(kit, actor));
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

/** Cameras without a zone show the time of where their owner is. */
async function ownTimeZone({ db }: Kit, actor: Actor): Promise<string> {
  const [own] = await db
    .select({ timeZone: cleanerProfiles.timeZone })
    .from(cleanerProfiles)
    .where(eq(cleanerProfiles.userId, actor.id));
  return own?.timeZone ?? 'UTC';
}

const originColumns = ({ sealer }: Kit, id: string, { takenAt, place }: PictureOrigin) => ({
  id,
  takenAt,
  placeSealed: place && sealPlace(sealer, id, place),
});
