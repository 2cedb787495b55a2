import { and, count, eq, gt, min, not, or, type SQL } from 'drizzle-orm';
import { unusedUploadsPerDay } from '#contract/photo-limits.ts';
import { day, plus, second } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { uploads } from './table.ts';
import { tooManyPhotos } from './upload-slots.ts';

/** Whether an upload is in use; each room that shows pictures provides one. */
export type UploadUse = (upload: Pick<typeof uploads, 'id' | 'storageKey'>) => SQL;

/** Refuses with 429 an account with too many unused pictures from the last 24 hours, until the oldest is gone. */
export async function refuseOverQuota(
  { clock }: Pick<Kit, 'clock'>,
  reader: Reader,
  ownerId: string,
  uses: readonly UploadUse[],
): Promise<void> {
  const isUsed = or(...uses.map((use) => use(uploads)));
  const dayAgo = plus(clock.now(), -day);
  const [unused] = await reader
    .select({ pictures: count(), oldest: min(uploads.createdAt) })
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), gt(uploads.createdAt, dayAgo), isUsed && not(isUsed)));
  if (!unused?.oldest || unused.pictures < unusedUploadsPerDay) return;
  throw tooManyPhotos('photoQuota', (unused.oldest.getTime() - dayAgo.getTime()) / second);
}
