import { Readable } from 'node:stream';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';
import { formatDate } from '#contract/format-date.ts';
import { photoPath } from '#server/photos/index.ts';
import { uploads } from '#server/photos/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { limitExports } from '#server/platform/http/rate-limit.ts';
import type { Kit } from '#server/platform/kit.ts';
import { translate } from '#server/platform/translate.ts';
import { writeOwnData } from './write-own-data.ts';

/**
 * Everything about somebody as a ZIP file. It is written while it is sent, at the speed at which it is taken, one photo
 * at a time: memory does not grow with it, and it ends when nobody takes it any longer.
 */
export async function sendExport(kit: Kit, { id, language }: Actor, reply: FastifyReply): Promise<undefined> {
  await limitExports(id);
  const zip = new ZipFile();
  // yazl's stream is Node's own, typed by what all streams have in common
  const file = zip.outputStream as Readable;
  // what was sent so far is cut off: a browser sees that it is not whole
  zip.on('error', (error) => file.destroy(error instanceof Error ? error : undefined));
  const now = kit.clock.now();
  const date = formatDate(now, language, { dateStyle: 'long', timeZone: 'UTC' });
  zip.addBuffer(Buffer.from(translate(language, 'documents:export', { date })), 'README.txt', { mtime: now });
  zip.addReadStreamLazy('data.json', { mtime: now }, (give) => give(null, Readable.from(writeOwnData(kit, id))));
  await addPhotos(kit, id, zip);
  zip.end();
  reply
    .headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="freshkey-data-${now.toISOString().slice(0, 10)}.zip"`,
      'x-content-type-options': 'nosniff',
    })
    .send(file);
}

const batch = 500;

/** Only names are kept until a picture's turn comes. A picture whose file is gone has an empty one. */
async function addPhotos({ db, storage }: Kit, ownerId: string, zip: ZipFile): Promise<void> {
  let last: string | undefined;
  for (;;) {
    const pictures = await db
      .select({ id: uploads.id, storageKey: uploads.storageKey, createdAt: uploads.createdAt })
      .from(uploads)
      .where(and(eq(uploads.ownerId, ownerId), last ? gt(uploads.id, last) : undefined))
      .orderBy(asc(uploads.id))
      .limit(batch);
    for (const { id, storageKey, createdAt } of pictures) {
      // a JPEG does not get smaller
      zip.addReadStreamLazy(`photos/${id}.jpg`, { mtime: createdAt, compress: false }, (give) => {
        storage.get(photoPath(storageKey)).then(
          (bytes) => give(null, Readable.from([bytes ?? Buffer.alloc(0)])),
          (error) => give(error, Readable.from([])),
        );
      });
    }
    if (pictures.length < batch) return;
    last = pictures.at(-1)?.id;
  }
}
