import type { Db } from './db.ts';
import {
  countByVersion,
  placeIn,
  readOutdated,
  replaceSealed,
  type SealedColumn,
  type SealedValue,
} from './sealed-column.ts';
import type { Sealer } from './sealer.ts';

interface Rotated {
  /** How many values were moved to the newest key. */
  resealed: number;
  /** Versions of other keys that still seal values → how many. */
  left: Map<number, number>;
}

const batch = 200;

/**
 * Moves every value of a column to the newest key, with one guarded update each: nothing waits for more than one row, a
 * value that changes meanwhile is left to the writer, and it can stop anywhere without losing anything. A value that
 * cannot be opened stays as it is and is counted among those left.
 */
export async function rotateColumn(db: Db, sealer: Sealer, column: SealedColumn): Promise<Rotated> {
  let resealed = 0;
  let after: readonly string[] | null = null;
  for (;;) {
    const values: SealedValue[] = await readOutdated(db, column, { version: sealer.newest, after, limit: batch });
    for (const value of values) if (await reseal(db, sealer, column, value)) resealed++;
    after = values.at(-1)?.key ?? null;
    if (values.length < batch) break;
  }
  const left = await countByVersion(db, column);
  left.delete(sealer.newest);
  return { resealed, left };
}

async function reseal(db: Db, sealer: Sealer, column: SealedColumn, value: SealedValue): Promise<boolean> {
  const rewrapped = rewrap(sealer, column, value);
  return rewrapped !== null && replaceSealed(db, column, value, rewrapped);
}

function rewrap(sealer: Sealer, column: SealedColumn, { key, sealed }: SealedValue): Buffer | null {
  try {
    return sealer.rewrap(sealed, placeIn(column, key));
  } catch {
    return null; // the key is not configured, or the value is damaged
  }
}
