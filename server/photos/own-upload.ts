import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { keyOfLink } from '#server/platform/photo-link.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { uploads } from './table.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** The caller's own upload behind a link (even an expired one), locked until the transaction ends; else 400. */
export async function ownUpload(tx: Tx, actor: Actor, photoUrl: string): Promise<UploadRow> {
  const [upload] = await lockOwn(tx, actor, [photoUrl]);
  if (!upload) throw invalidInput({ photoUrl: 'photoUrl' });
  return upload;
}

/** The ids of the caller's own uploads behind these links, each once, as they were named and locked; else 400. */
export async function ownUploads(tx: Tx, actor: Actor, photoUrls: readonly string[]): Promise<string[]> {
  const found = await ownUploadIds(tx, actor, photoUrls);
  if (photoUrls.some((photoUrl) => !found.has(photoUrl))) throw invalidInput({ photoUrls: 'photoUrl' });
  return [...new Set(found.values())];
}

/** Of these links, those to the caller's own uploads, with their ids; locked until the transaction ends. */
export async function ownUploadIds(
  tx: Tx,
  actor: Actor,
  photoUrls: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (photoUrls.length === 0) return new Map();
  const locked = new Map((await lockOwn(tx, actor, photoUrls)).map(({ storageKey, id }) => [storageKey, id]));
  return new Map(
    photoUrls.flatMap((photoUrl) => {
      const id = locked.get(keyOfLink(photoUrl) ?? '');
      return id ? [[photoUrl, id]] : [];
    }),
  );
}

/** Always in the same order, so that two who name the same pictures never wait for each other. */
function lockOwn(tx: Tx, actor: Actor, photoUrls: readonly string[]): Promise<UploadRow[]> {
  const storageKeys = photoUrls.map(keyOfLink).filter((key) => key !== null);
  return tx
    .select()
    .from(uploads)
    .where(and(inArray(uploads.storageKey, storageKeys), eq(uploads.ownerId, actor.id)))
    .orderBy(asc(uploads.id))
    .for('update');
}

/** Where a picture was taken is erased as soon as nothing needs it any longer. */
export async function forgetPlaces(tx: Tx, uploadIds: readonly string[]): Promise<void> {
  if (uploadIds.length > 0)
    await tx
      .update(uploads)
      .set({ placeSealed: null })
      .where(inArray(uploads.id, [...uploadIds]));
}
