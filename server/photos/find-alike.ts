import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { isSamePicture, leastPoints } from './looks/is-same-picture.ts';
import { exactKeys, keysOf, soughtKeys } from './looks/keys-of.ts';
import { type Point, unpackLook } from './looks/look-of.ts';
import { uploadLooks, uploadPoints } from './table.ts';

interface Alike {
  /** `plain`: hardly anything in it could be recognized again. */
  isPlain: boolean;
  /** Ids of the uploads that it is, or is a part of. */
  uploadIds: string[];
}

/** How many are looked at closely: those that have the most in common with it. */
const candidates = 8;

/** The pictures in these histories that this one is, or is a part of; null if nothing is known of its look. */
export async function findAlike(tx: Tx, uploadId: string, histories: readonly string[]): Promise<Alike | null> {
  const look = await lookOf(tx, uploadId);
  if (!look) return null;
  const points = unpackLook(look.points);
  const isPlain = points.length < leastPoints;
  const exact = exactKeys(look.pictureHash, histories);
  const found = await likeliest(tx, isPlain ? exact : [...exact, ...soughtKeys(points, histories)]);
  const same = found.filter((other) => isSame(look, points, other));
  return { isPlain, uploadIds: same.map((other) => other.uploadId) };
}

/** Whether it is, or is a part of, one of these pictures, which need not be in any history. */
export async function isOneOf(tx: Tx, uploadId: string, others: readonly string[]): Promise<boolean> {
  const look = others.length === 0 ? undefined : await lookOf(tx, uploadId);
  if (!look) return false;
  const points = unpackLook(look.points);
  const found = await looks(tx).where(inArray(uploadLooks.uploadId, [...others]));
  return found.some((other) => isSame(look, points, other));
}

/** From now on it is found in these histories. */
export async function enterHistories(tx: Tx, uploadId: string, histories: readonly string[]): Promise<void> {
  const look = await lookOf(tx, uploadId);
  if (!look) return;
  await tx
    .update(uploadLooks)
    .set({ keys: lookKeys(look, histories) })
    .where(eq(uploadLooks.uploadId, uploadId));
}

/** What a picture is found by and recognized by. */
interface Look {
  uploadId: string;
  pictureHash: Buffer;
  points: Buffer;
}

const { uploadId, pictureHash } = uploadLooks;

/** The very same file, or by its look, if there is enough in it to tell. */
const isSame = ({ pictureHash: hash }: Look, points: readonly Point[], other: Look): boolean =>
  other.pictureHash.equals(hash) || (points.length >= leastPoints && isSamePicture(points, unpackLook(other.points)));

const looks = (tx: Tx) =>
  tx
    .select({ uploadId, pictureHash, points: uploadPoints.points })
    .from(uploadLooks)
    .innerJoin(uploadPoints, eq(uploadPoints.uploadId, uploadLooks.uploadId));

async function lookOf(tx: Tx, id: string): Promise<Look | undefined> {
  const [look] = await looks(tx).where(eq(uploadLooks.uploadId, id));
  return look;
}

/** What a picture stands under in these histories. */
export const lookKeys = ({ pictureHash, points }: Omit<Look, 'uploadId'>, histories: readonly string[]): number[] => [
  ...exactKeys(pictureHash, histories),
  ...keysOf(unpackLook(points), histories),
];

/** Those under the most of the keys. */
export async function likeliest(tx: Tx, keys: readonly number[]): Promise<Look[]> {
  const sought = sql.param(`{${keys.join(',')}}`);
  const inCommon = sql`(select count(*) from unnest(${uploadLooks.keys}) as key where key = any(${sought}::integer[]))`;
  const likely = tx
    .select({ uploadId, pictureHash, inCommon: inCommon.as('in_common') })
    .from(uploadLooks)
    .where(sql`${uploadLooks.keys} && ${sought}::integer[]`)
    .orderBy(sql`in_common desc`)
    .limit(candidates)
    .as('likely');
  return tx
    .select({ uploadId: likely.uploadId, pictureHash: likely.pictureHash, points: uploadPoints.points })
    .from(likely)
    .innerJoin(uploadPoints, eq(uploadPoints.uploadId, likely.uploadId))
    .orderBy(desc(likely.inCommon));
}
