import type { Db, Tx } from '#server/platform/db.ts';
import { uploadLooks, uploadPoints } from './table.ts';

/** How a picture looks; it is found by `keys` in the histories that it belongs to. */
interface Look {
  uploadId: string;
  pictureHash: Buffer;
  points: Buffer;
  keys?: number[];
}

export async function keepLooks(db: Db | Tx, looks: readonly Look[]): Promise<void> {
  const { uploadId } = uploadPoints;
  const compared = db.$with('compared').as(db.insert(uploadPoints).values(looks.map(pick)).returning({ uploadId }));
  await db
    .with(compared)
    .insert(uploadLooks)
    .values(looks.map(({ points: _, ...found }) => found));
}

const pick = ({ uploadId, points }: Look) => ({ uploadId, points });
