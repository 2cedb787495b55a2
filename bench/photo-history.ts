import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { enterHistories, findAlike } from '#server/photos/find-alike.ts';
import { type Point, packLook } from '#server/photos/looks/look-of.ts';
import { uploadLooks, uploadPoints } from '#server/photos/table.ts';
import { type Db, openDatabase } from '#server/platform/db.ts';
import { startBenchServer, withClient } from './bench-database.ts';
import type { Known, PhotoCase } from './photo-cases.ts';

export interface Judged {
  isPlain: boolean;
  /** Names of the pictures that it is taken for. */
  found: string[];
}

/** What the product itself makes of each picture, with all the known ones in the history of one property and cleaner. */
export async function judgedByProduct(known: readonly Known[], cases: readonly PhotoCase[]): Promise<Judged[]> {
  const server = await startBenchServer();
  const size = { jobs: 10, properties: 10, hosts: 10, cleaners: 10, towns: 10 };
  const url = await server.marketplace('bench_photo_history', size);
  // only looks are kept here, and no uploads
  await withClient(url, async (client) => {
    await client.query('alter table upload_look drop constraint if exists upload_look_upload_id_upload_id_fk');
    await client.query('alter table upload_points drop constraint if exists upload_points_upload_id_upload_id_fk');
  });
  const db = openDatabase({ url, max: 1, onError: console.error });
  try {
    return await judgeAll(db, known, cases);
  } finally {
    await db.$client.end();
    await server.stop();
  }
}

async function judgeAll(db: Db, known: readonly Known[], cases: readonly PhotoCase[]): Promise<Judged[]> {
  const histories = [randomUUID(), randomUUID()];
  const names = new Map<string, string>();
  for (const { name, look } of known) {
    const id = await keep(db, look);
    names.set(id, name);
    await db.transaction((tx) => enterHistories(tx, id, histories));
  }
  const judged: Judged[] = [];
  for (const { look } of cases) {
    const id = await keep(db, look);
    const alike = await db.transaction((tx) => findAlike(tx, id, histories));
    await db.delete(uploadLooks).where(eq(uploadLooks.uploadId, id));
    judged.push({
      isPlain: alike?.isPlain ?? true,
      found: (alike?.uploadIds ?? []).map((found) => names.get(found) ?? ''),
    });
  }
  return judged;
}

async function keep(db: Db, look: readonly Point[]): Promise<string> {
  const [uploadId, points] = [randomUUID(), packLook(look)];
  const pictureHash = createHash('sha256').update(uploadId).digest();
  await db.insert(uploadLooks).values({ uploadId, pictureHash });
  await db.insert(uploadPoints).values({ uploadId, points });
  return uploadId;
}
