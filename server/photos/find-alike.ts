import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { isSamePicture, leastPoints } from './looks/is-same-picture.ts';
import { exactKeys, keysOf, soughtKeys } from './looks/keys-of.ts';
import { unpackLook } from './looks/look-of.ts';
import { uploadLooks } from './table.ts';

export interface Alike {
  /** `plain`: hardly anything in it could be recognized again. */
  isPlain: boolean;
  /** Ids of the uploads that it is, or is a part of. */
  uploadIds: string[];
}

/** How many are looked at closely: those that have the most in common with it. */
const candidates = 8;

/**
 * The pictures in these histories that this one is, or is a part of; then it stands in them itself. Null if nothing
 * is known of its look.
 */
export async function findAlike(tx: Tx, uploadId: string, scopes: readonly string[]): Promise<Alike | null> {
  const [look] = await tx.select().from(uploadLooks).where(eq(uploadLooks.uploadId, uploadId));
  if (!look) return null;
  const points = unpackLook(look.points);
  const exact = exactKeys(look.pictureHash, scopes);
  const isPlain = points.length < leastPoints;
  const sought = isPlain ? exact : [...exact, ...soughtKeys(points, scopes)];
  const found = await likely(tx, sought);
  await tx
    .update(uploadLooks)
    .set({ keys: lookKeys(look, scopes) })
    .where(eq(uploadLooks.uploadId, uploadId));
  const same = found.filter(
    ({ pictureHash, points: others }) =>
      pictureHash.equals(look.pictureHash) || (!isPlain && isSamePicture(points, unpackLook(others))),
  );
  return { isPlain, uploadIds: same.map((other) => other.uploadId) };
}

/** What a picture stands under in these histories. */
export const lookKeys = (
  { pictureHash, points }: Pick<typeof uploadLooks.$inferSelect, 'pictureHash' | 'points'>,
  scopes: readonly string[],
): number[] => [...exactKeys(pictureHash, scopes), ...keysOf(unpackLook(points), scopes)];

/** Those under the most of the keys first. */
function likely(tx: Tx, keys: readonly number[]) {
  const sought = sql.param(`{${keys.join(',')}}`);
  const inCommon = sql`(select count(*) from unnest(${uploadLooks.keys}) as key where key = any(${sought}::integer[]))`;
  return tx
    .select()
    .from(uploadLooks)
    .where(sql`${uploadLooks.keys} && ${sought}::integer[]`)
    .orderBy(sql`${inCommon} desc`)
    .limit(candidates);
}
