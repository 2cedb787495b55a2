import { eq } from 'drizzle-orm';
import { addDeliverable } from '#server/jobs/working/add-deliverable.ts';
import type { PhoneOrigin, PhoneShot } from '#server/photos/phone-shot.ts';
import { hour, minute, plus } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { type HomeKey, homes } from './homes.ts';
import { drawingOf, type PhotoType, type Room, taskIn } from './photos.ts';
import { uploadShot } from './upload-shot.ts';

/** What the check finds: the picture of an earlier cleaning, no time in the file, taken elsewhere, a screenshot. */
export type Flaw = 'reused' | 'noTime' | 'elsewhere' | 'screenshot';

export interface Shot {
  room: Room;
  photoType: PhotoType;
  flaw?: Flaw;
}

interface Sent {
  jobId: string;
  home: HomeKey;
  propertyId: string;
  /** Where a picture that was taken elsewhere was taken. */
  elsewhereId: string;
  shots: readonly Shot[];
}

/** Pictures that go the way of every upload, compared with earlier ones and put on the job. */
export async function sendPhotos(kit: Kit, cleaner: Actor, { shots, ...job }: Sent): Promise<void> {
  for (const shot of shots) {
    const photoUrl = await uploadShot(kit, cleaner, await shotOf(kit, job, shot), homes[job.home].timeZone);
    const { rows } = await kit.db.execute<{ id: string }>(taskIn(job.jobId, shot.room));
    const added = { photoUrl, photoType: shot.photoType, taskId: rows[0]?.id ?? null, phoneNow: null };
    await addDeliverable(kit, cleaner, job.jobId, added);
  }
}

/** Held a little askew, because that is another picture than the last one of this room. */
async function shotOf(
  kit: Kit,
  job: Omit<Sent, 'shots' | 'jobId'>,
  { room, photoType, flaw }: Shot,
): Promise<PhoneShot> {
  const drawing = drawingOf(`${room}-${photoType.toLowerCase()}-${homes[job.home].rooms}`);
  const view = flaw === 'reused' ? 'cut' : 'askew';
  const isMarked = flaw === 'noTime' || flaw === 'screenshot';
  return { drawing, view, origin: isMarked ? null : await originOf(kit, job, flaw), ofScreen: flaw === 'screenshot' };
}

async function originOf(
  kit: Kit,
  { propertyId, elsewhereId }: Pick<Sent, 'propertyId' | 'elsewhereId'>,
  flaw: Flaw | undefined,
): Promise<PhoneOrigin> {
  const isElsewhere = flaw === 'elsewhere';
  const { latitude, longitude } = properties;
  const isIt = eq(properties.id, isElsewhere ? elsewhereId : propertyId);
  const [place] = await kit.db.select({ latitude, longitude }).from(properties).where(isIt);
  const takenAt = plus(kit.clock.now(), isElsewhere ? -5 * hour : -minute);
  return { takenAt, latitude: place?.latitude ?? 0, longitude: place?.longitude ?? 0 };
}
