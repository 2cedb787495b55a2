import { count, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { addDeliverable as call, Deliverable } from '#contract/work.ts';
import { record } from '#server/events.ts';
import { forgetPlaces, metresApart, ownUpload, type UploadRow } from '#server/photos/index.ts';
import { type Tx, violates } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { doneAt, type PhoneTime } from '#server/platform/phone-time.ts';
import { invalidInput, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { readSetting } from '#server/settings/index.ts';
import { require } from '../ask-abilities.ts';
import { readPlace } from '../changes/kept-place.ts';
import { type JobRow, lockJobOf } from '../lock-job.ts';
import { placeOf } from '../place-of.ts';
import { deliverables, jobs } from '../table.ts';
import { inside, isWaiting } from '../waiting.ts';
import { onePhoto } from './deliverables-of.ts';
import { compareWithEarlier } from './earlier-picture.ts';
import { recordWaitEnd } from './record-wait-end.ts';
import { taskOf } from './task-of.ts';

type Sent = z.output<typeof call.body> & Pick<PhoneTime, 'phoneNow'>;

/** The assigned cleaner adds a picture of their own; from then on only its distance is known, not its location. */
export async function addDeliverable(kit: Kit, actor: Actor, jobId: string, sent: Sent): Promise<Deliverable> {
  try {
    return await transact(kit, async (tx) => {
      const { job, viewer } = await lockJobOf(tx, actor, jobId, 'addPhotos');
      const upload = await ownUpload(tx, actor, sent.photoUrl);
      require(job, viewer, 'addPhotos', kit.clock.now());
      await refuseMoreThanFit(tx, jobId, sent.photoType);
      const [deliverable] = await tx
        .insert(deliverables)
        .values({
          id: newId(),
          jobId,
          uploadId: upload.id,
          photoType: sent.photoType,
          note: sent.note ?? null,
          taskId: await taskOf(tx, jobId, sent.taskId),
          distanceMetres: await distanceOf(kit, tx, job, upload),
          takenAt: sent.at ? doneAt(sent, kit.clock.now(), job.startedAt) : null,
          ...(await compareWithEarlier(tx, job, { upload, photoType: sent.photoType })),
          createdAt: kit.clock.now(),
        })
        .returning();
      if (!deliverable) throw new Error('The row that was just written is missing');
      await forgetPlaces(tx, [upload.id]);
      // a picture from before may show a locked door
      if (sent.photoType !== 'BEFORE' && (isWaiting(job) || !job.workBegunAt)) {
        await tx.update(jobs).set(inside(job, kit.clock.now())).where(eq(jobs.id, jobId));
        await recordWaitEnd(kit, tx, job);
      }
      await record(kit, tx, { kind: 'photo added', jobId, rowId: deliverable.id });
      return await onePhoto(kit, tx, { id: deliverable.id, looker: actor });
    });
  } catch (error) {
    if (violates(error, 'deliverable_upload'))
      throw new Refusal('already_exists', 'This photo is already on a job. Upload another one.');
    throw error;
  }
}

/** The last place is kept for a photo of the finished work, without which the job could never be submitted. */
async function refuseMoreThanFit(tx: Tx, jobId: string, photoType: Sent['photoType']): Promise<void> {
  const [found] = await tx
    .select({ photos: count(), after: sql<number>`(count(*) filter (where ${deliverables.photoType} = 'AFTER'))::int` })
    .from(deliverables)
    .where(eq(deliverables.jobId, jobId));
  const { photos, after } = found ?? { photos: 0, after: 0 };
  const { value: maximum } = await readSetting(tx, 'photosPerJob');
  if (after > 0 && photos >= maximum) throw invalidInput({ photoUrl: { code: 'photosPerJob', maximum } });
  if (after === 0 && photoType !== 'AFTER' && photos >= maximum - 1)
    throw invalidInput({ photoUrl: { code: 'photoAfterFirst', maximum } });
}

async function distanceOf({ sealer }: Kit, tx: Tx, job: JobRow, upload: UploadRow): Promise<number | null> {
  if (!upload.placeSealed) return null;
  return metresApart(sealer, upload, placeOf({ job, property: await readPlace(tx, job.propertyId) }));
}
