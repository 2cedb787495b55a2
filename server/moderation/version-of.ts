import { createHash } from 'node:crypto';
import type { Shown } from './piece.ts';
import type { contentReports } from './table.ts';

type Reported = Pick<typeof contentReports.$inferSelect, 'uploadId'>;

/**
 * Stands for what an admin looks at: the words, and the picture where there is one. A picture that was reported stays the
 * same whatever its owner puts in its place.
 */
export function versionOf({ uploadId }: Reported, shown: Shown | null): string {
  const what = uploadId ? [uploadId] : [shown?.text || null, shown?.upload?.id ?? null];
  return createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 22);
}
