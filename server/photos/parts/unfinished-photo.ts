import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { begunUploadsPerDay, unfinishedUploads, uploadBytes } from '#contract/photo-limits.ts';
import { countOrRefuse } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { placeIn, type SealedColumn } from '#server/platform/sealed-column.ts';
import { photoParts, unfinishedPhotos } from '../table.ts';
import { tooLarge } from '../upload-limits.ts';

// In the database, because the next part may come to another web process.

/** What makes room for another one goes; without a limit an account could write to the database as fast as it sends. */
const begun = { name: 'photos begun in parts', most: begunUploadsPerDay, within: day };

type UnfinishedPhoto = typeof unfinishedPhotos.$inferSelect;

/** What is there of an account's photo; null where nothing is. */
export async function unfinishedPhoto(reader: Reader, ownerId: string, key: string): Promise<UnfinishedPhoto | null> {
  const [photo] = await reader.select().from(unfinishedPhotos).where(isTheirs(ownerId, key));
  return photo ?? null;
}

/** The same, begun where nothing is there yet. Until the transaction ends no other part of this account is added. */
export async function beginOrGoOn(kit: Pick<Kit, 'clock' | 'hasher'>, tx: Tx, ownerId: string, key: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
  const there = await unfinishedPhoto(tx, ownerId, key);
  if (there) return there;
  await countOrRefuse(kit, tx, begun, ownerId);
  await makeRoom(tx, ownerId);
  const photo: UnfinishedPhoto = { id: newId(), ownerId, key, received: 0, createdAt: kit.clock.now() };
  await tx.insert(unfinishedPhotos).values(photo);
  return photo;
}

/** Given up are those that were begun first: a phone sends one at a time, so they are what nobody goes on with. */
async function makeRoom(tx: Tx, ownerId: string): Promise<void> {
  const { id } = unfinishedPhotos;
  const tooMany = tx
    .select({ id })
    .from(unfinishedPhotos)
    .where(eq(unfinishedPhotos.ownerId, ownerId))
    .orderBy(desc(id))
    .offset(unfinishedUploads - 1);
  await tx.delete(unfinishedPhotos).where(inArray(id, tooMany));
}

/** Puts the bytes that come next behind those that are there, and returns how many there are now. */
export async function append(
  { sealer }: Pick<Kit, 'sealer'>,
  tx: Tx,
  { id, received }: UnfinishedPhoto,
  bytes: Buffer,
): Promise<number> {
  const together = received + bytes.length;
  if (together > uploadBytes) throw tooLarge();
  await tx
    .insert(photoParts)
    .values({ photoId: id, start: received, bytesSealed: sealer.seal(bytes.toString('base64'), partAt(id, received)) });
  await tx.update(unfinishedPhotos).set({ received: together }).where(eq(unfinishedPhotos.id, id));
  return together;
}

/** The bytes that begin there; null where none do. */
export async function partOf({ db, sealer }: Pick<Kit, 'db' | 'sealer'>, photoId: string, start: number) {
  const isThere = and(eq(photoParts.photoId, photoId), eq(photoParts.start, start));
  const [part] = await db.select({ sealed: photoParts.bytesSealed }).from(photoParts).where(isThere);
  return part ? Buffer.from(sealer.open(part.sealed, partAt(photoId, start)), 'base64') : null;
}

export const sealedPart: SealedColumn = {
  table: 'photo_part',
  column: 'bytes_sealed',
  key: ['photo_id', 'start'],
  kind: 'bytea',
};
const partAt = (photoId: string, start: number) => placeIn(sealedPart, [photoId, String(start)]);

export const forgetUnfinished = (reader: Reader, ownerId: string, key: string) =>
  reader.delete(unfinishedPhotos).where(isTheirs(ownerId, key));

export const forgetAllUnfinished = (tx: Tx, ownerId: string) =>
  tx.delete(unfinishedPhotos).where(eq(unfinishedPhotos.ownerId, ownerId));

/** Removes what nobody has finished within 24 hours. */
export async function sweepUnfinished({ db, clock }: Pick<Kit, 'db' | 'clock'>): Promise<void> {
  await db.delete(unfinishedPhotos).where(lt(unfinishedPhotos.createdAt, plus(clock.now(), -day)));
}

const isTheirs = (ownerId: string, key: string) =>
  and(eq(unfinishedPhotos.ownerId, ownerId), eq(unfinishedPhotos.key, key));
