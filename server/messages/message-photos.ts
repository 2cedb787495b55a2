import { asc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { forgetPlaces } from '#server/photos/index.ts';
import { uploads } from '#server/photos/table.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { messagePhotos } from './table.ts';

export async function addPhotos(tx: Tx, messageId: string, uploadIds: readonly string[]): Promise<void> {
  // where it was taken is of no use here, and of nobody's business
  await forgetPlaces(tx, uploadIds);
  const rows = uploadIds.map((uploadId, position) => ({ messageId, uploadId, position }));
  if (rows.length > 0) await tx.insert(messagePhotos).values(rows);
}

/** The storage keys of the pictures of these messages, by message, each one's in order. */
export async function photosOf(reader: Reader, messageIds: readonly string[]): Promise<Map<string, string[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await reader
    .select({ messageId: messagePhotos.messageId, storageKey: uploads.storageKey })
    .from(messagePhotos)
    .innerJoin(uploads, eq(uploads.id, messagePhotos.uploadId))
    .where(inArray(messagePhotos.messageId, [...messageIds]))
    .orderBy(asc(messagePhotos.position));
  const keys = new Map<string, string[]>();
  for (const { messageId, storageKey } of rows) keys.set(messageId, [...(keys.get(messageId) ?? []), storageKey]);
  return keys;
}

/** SQL: whether an upload is in a message. */
export const photosInMessages = (upload: { id: SQLWrapper }): SQL =>
  sql`exists (select from ${messagePhotos} where ${messagePhotos.uploadId} = ${upload.id})`;
