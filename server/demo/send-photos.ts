import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp, { type Exif, type Sharp } from 'sharp';
import { addDeliverable } from '#server/jobs/working/add-deliverable.ts';
import { keepPicture } from '#server/photos/keep-picture.ts';
import { rewritePicture } from '#server/photos/rewrite-picture.ts';
import { hour, minute, plus } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { type HomeKey, homes } from './homes.ts';
import { drawingOf, type PhotoType, type Room, taskIn } from './photos.ts';

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

/** Pictures that go the way of every upload: decoded, rewritten, kept, compared with earlier ones, put on the job. */
export async function sendPhotos(kit: Kit, cleaner: Actor, { shots, ...job }: Sent): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'freshkey-demo-'));
  try {
    for (const [index, shot] of shots.entries()) await send(kit, cleaner, { ...job, shot, index, folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

type OneSent = Omit<Sent, 'shots'> & { shot: Shot; index: number; folder: string };

async function send(kit: Kit, cleaner: Actor, { shot, index, folder, ...job }: OneSent): Promise<void> {
  const [sent, whole, small] = ['sent', 'whole', 'small'].map((name) => join(folder, `${name}-${index}.jpg`));
  if (!sent || !whole || !small) throw new Error('a name is missing');
  await (await aPicture(kit, job, shot)).resize({ width: 1280 }).jpeg({ quality: 90 }).toFile(sent);
  const picture = await rewritePicture({ sent, whole, small, timeZone: homes[job.home].timeZone });
  if (picture.refused) throw new Error(`a picture is refused: ${picture.refused}`);
  const { photoUrl } = await keepPicture(kit, cleaner, { whole, small, picture }, []);
  const { rows } = await kit.db.execute<{ id: string }>(taskIn(job.jobId, shot.room));
  const added = { photoUrl, photoType: shot.photoType, taskId: rows[0]?.id ?? null, phoneNow: null };
  await addDeliverable(kit, cleaner, job.jobId, added);
}

/** What a phone makes of it: held a little askew, because that is another picture than the last one of this room. */
async function aPicture(kit: Kit, job: Omit<Sent, 'shots' | 'jobId'>, { room, photoType, flaw }: Shot): Promise<Sharp> {
  const drawing = sharp(drawingOf(`${room}-${photoType.toLowerCase()}-${homes[job.home].rooms}`));
  if (flaw === 'reused') return withOrigin(cutAndBrighter(drawing), await originOf(kit, job, flaw));
  const askew = drawing.rotate(3).extract(inside);
  if (flaw === 'noTime') return askew;
  if (flaw === 'screenshot') return askew.withXmp(screenshot);
  return withOrigin(askew, await originOf(kit, job, flaw));
}

/** What of a picture of 1600 × 1200 is left where it was turned by three degrees. */
const inside = { left: 110, top: 90, width: 1480, height: 1110 };
const cutAndBrighter = (picture: Sharp) =>
  picture.extract({ left: 70, top: 40, width: 1450, height: 1088 }).modulate({ brightness: 1.05 });

/** As a phone marks it that has taken a picture of its own screen. */
const screenshot = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:e="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" e:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/screenCapture"/></rdf:RDF></x:xmpmeta>`;

const withOrigin = (picture: Sharp, exif: Exif) => picture.withExif(exif);

async function originOf(
  kit: Kit,
  { propertyId, elsewhereId }: Pick<Sent, 'propertyId' | 'elsewhereId'>,
  flaw: Flaw | undefined,
): Promise<Exif> {
  const isElsewhere = flaw === 'elsewhere';
  const { latitude, longitude } = properties;
  const isIt = eq(properties.id, isElsewhere ? elsewhereId : propertyId);
  const [place] = await kit.db.select({ latitude, longitude }).from(properties).where(isIt);
  const takenAt = plus(kit.clock.now(), isElsewhere ? -5 * hour : -minute).toISOString();
  return {
    IFD2: {
      DateTimeOriginal: takenAt.slice(0, 19).replaceAll('-', ':').replace('T', ' '),
      OffsetTimeOriginal: '+00:00',
    },
    IFD3: {
      ...{ GPSLatitudeRef: (place?.latitude ?? 0) < 0 ? 'S' : 'N', GPSLatitude: degrees(place?.latitude ?? 0) },
      ...{ GPSLongitudeRef: (place?.longitude ?? 0) < 0 ? 'W' : 'E', GPSLongitude: degrees(place?.longitude ?? 0) },
    },
  };
}

/** As cameras write it: degrees, minutes and seconds as fractions. */
function degrees(coordinate: number): string {
  const seconds = Math.round(Math.abs(coordinate) * 3600 * 100);
  return `${Math.floor(seconds / 360_000)}/1 ${Math.floor((seconds % 360_000) / 6000)}/1 ${seconds % 6000}/100`;
}
