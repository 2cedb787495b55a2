import { eq } from 'drizzle-orm';
import { deliverables } from '#server/jobs/table.ts';
import { uploadLooks, uploads } from '#server/photos/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { markPerson } from './mark-person.ts';

/** What the chain keeps of a job's picture. `taken` is what a claim file says: the file's own time, else the phone's. */
const columns = {
  ...{ photo: deliverables.id, type: deliverables.photoType, task: deliverables.taskId, madeBy: uploads.madeBy },
  ...{ fileTime: uploads.takenAt, phoneTime: deliverables.takenAt, addedAt: deliverables.createdAt },
  ownerId: uploads.ownerId,
  ...{ hash: uploadLooks.pictureHash, distanceMetres: deliverables.distanceMetres, compared: deliverables.compared },
};

const select = (tx: Reader) =>
  tx
    .select(columns)
    .from(deliverables)
    .innerJoin(uploads, eq(uploads.id, deliverables.uploadId))
    .leftJoin(uploadLooks, eq(uploadLooks.uploadId, uploads.id));

function told({
  hash,
  fileTime,
  phoneTime,
  addedAt,
  ownerId: _,
  ...photo
}: Awaited<ReturnType<typeof select>>[number]) {
  const taken = (fileTime ?? phoneTime)?.toISOString() ?? null;
  const isFromPhone = fileTime === null && phoneTime !== null;
  return { ...photo, taken, isFromPhone, addedAt: addedAt.toISOString(), sha256: hexOf(hash) };
}
const hexOf = (hash: Buffer | null) => hash?.toString('hex') ?? null;

export async function photoContent(tx: Reader, jobId: string, id: string) {
  const [row] = await select(tx).where(eq(deliverables.id, id));
  return row ? { content: { kind: 'photo added', ...told(row), by: await markPerson(tx, jobId, row.ownerId) } } : null;
}

/** Those that were on a job before its chain began. */
export async function photosBefore(tx: Reader, jobId: string) {
  const rows = await select(tx).where(eq(deliverables.jobId, jobId)).orderBy(deliverables.createdAt, deliverables.id);
  return rows.map(told);
}

/** The hashes of pictures that somebody sent with a message or a report, in their order. */
export async function hashesOf(tx: Reader, sent: PromiseLike<{ uploadId: string }[]>): Promise<(string | null)[]> {
  const hashes: (string | null)[] = [];
  for (const { uploadId } of await sent) hashes.push(await hashOfUpload(tx, uploadId));
  return hashes;
}

async function hashOfUpload(tx: Reader, uploadId: string): Promise<string | null> {
  const [look] = await tx
    .select({ hash: uploadLooks.pictureHash })
    .from(uploadLooks)
    .where(eq(uploadLooks.uploadId, uploadId));
  return hexOf(look?.hash ?? null);
}
