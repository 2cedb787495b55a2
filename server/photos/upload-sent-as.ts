import { and, eq, gt } from 'drizzle-orm';
import type { Upload } from '#contract/work.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLinks } from '#server/platform/photo-link.ts';
import { uploads } from './table.ts';

/** What an account has uploaded with this Idempotency-Key in the last 24 hours; null if nothing. */
export async function uploadSentAs(
  kit: Pick<Kit, 'clock' | 'hasher'>,
  reader: Reader,
  ownerId: string,
  key: string,
): Promise<Upload | null> {
  const dayAgo = plus(kit.clock.now(), -day);
  const [upload] = await reader
    .select()
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), gt(uploads.createdAt, dayAgo), eq(uploads.sentAs, key)));
  return upload ? showUpload(kit, upload) : null;
}

type Shown = Pick<typeof uploads.$inferSelect, 'storageKey' | 'takenAt' | 'width' | 'height'>;

export const showUpload = (
  kit: Pick<Kit, 'clock' | 'hasher'>,
  { storageKey, takenAt, width, height }: Shown,
): Upload => ({ ...photoLinks(kit, storageKey), takenAt: takenAt?.toISOString() ?? null, width, height });
