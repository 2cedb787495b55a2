import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { keyOfLink } from '#server/platform/photo-link.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { uploads } from './table.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** The caller's own upload behind a link (even an expired one), locked until the transaction ends; else 400. */
export async function ownUpload(tx: Tx, actor: Actor, photoUrl: string): Promise<UploadRow> {
  const storageKey = keyOfLink(photoUrl);
  if (!storageKey) throw invalidInput({ photoUrl: 'photoUrl' });
  const [upload] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.storageKey, storageKey), eq(uploads.ownerId, actor.id)))
    .for('update');
  if (!upload) throw invalidInput({ photoUrl: 'photoUrl' });
  return upload;
}

/** Where a picture was taken is erased once its distance from the property is known. */
export async function forgetPlace(tx: Tx, uploadId: string): Promise<void> {
  await tx.update(uploads).set({ placeSealed: null }).where(eq(uploads.id, uploadId));
}
