import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { record } from '#server/events.ts';
import { deliverables, jobTasks } from '#server/jobs/table.ts';
import { lookKeys } from '#server/photos/find-alike.ts';
import { keepLooks } from '#server/photos/keep-looks.ts';
import { photoPath } from '#server/photos/stored-picture.ts';
import { uploads } from '#server/photos/table.ts';
import { minute, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLinks, screenKey, thumbnailKey } from '#server/platform/photo-link.ts';
import { diceOf } from './dice.ts';
import { type HomeKey, homes } from './homes.ts';
import pictures from './photos/pictures.json' with { type: 'json' };

export type Room = 'bedroom' | 'bathroom' | 'kitchen' | 'living';

/** What a picture of a room was taken for: the tasks of the built-in lists that are done there. */
const tasksIn: Record<Room, readonly string[]> = {
  bedroom: ['makeBeds'],
  bathroom: ['cleanBathrooms', 'freshenBathrooms'],
  kitchen: ['cleanKitchen'],
  living: ['vacuumFloors', 'sweepFloors'],
};
export type PhotoType = 'BEFORE' | 'AFTER';

interface PhotoRound {
  jobId: string;
  propertyId: string;
  /** Id of the cleaner. */
  owner: string;
  home: HomeKey;
  /** When the cleaning begins: with the home it names the files. */
  start: Date;
  photoType: PhotoType;
  rooms: readonly Room[];
}

/** Puts pictures of the rooms on a job, one a minute, as if the cleaner had uploaded them. */
export async function takePhotos(
  kit: Kit,
  { jobId, propertyId, owner, home, start, photoType, rooms }: PhotoRound,
): Promise<void> {
  const cleaning = `${home} ${start.toISOString()}`;
  const shots = rooms.map((room, index) => ({
    taskId: taskIn(jobId, room),
    ...pictureOf(`${room}-${photoType.toLowerCase()}-${homes[home].rooms}`),
    ...shotAt(`${cleaning} ${photoType} ${room}`, plus(kit.clock.now(), index * minute)),
  }));
  for (const { storageKey, name } of shots) await store(kit, name, storageKey);
  await kit.db.insert(uploads).values(
    shots.map(({ id, width, height, storageKey, createdAt, takenAt }) => ({
      ...{ id, width, height, storageKey, createdAt, takenAt, ownerId: owner },
    })),
  );
  await keepLooks(kit.db, shots.map(lookOf([propertyId, owner])));
  const added = shots.map(({ id: uploadId, taskId, distanceMetres, createdAt }) => ({
    // the story has drawings where a real home has another view every day
    ...{ id: newId(), jobId, uploadId, taskId, photoType, distanceMetres, createdAt, compared: 'new' as const },
  }));
  await kit.db.insert(deliverables).values(added);
  for (const { id } of added) await record(kit, kit.db, { kind: 'photo added', jobId, rowId: id });
}

/** The task of the job that is done in this room, if there is one; asked while the photo is put on it. */
export const taskIn = (jobId: string, room: Room) =>
  sql`(select ${jobTasks.id} from ${jobTasks} where ${and(eq(jobTasks.jobId, jobId), inArray(jobTasks.templateKey, [...tasksIn[room]]))} limit 1)`;

/** As `findAlike` leaves it: a visitor who sends one of these pictures again sees that it is known. */
const lookOf =
  (histories: readonly string[]) =>
  ({ id, hash, points }: { id: string; hash: string; points: string }) => {
    const [pictureHash, packed] = [Buffer.from(hash, 'base64'), Buffer.from(points, 'base64')];
    return { uploadId: id, pictureHash, points: packed, keys: lookKeys({ pictureHash, points: packed }, histories) };
  };

/** The picture of a home, as if its host had uploaded it: its link. None where nobody has drawn it. */
export async function takeHomePicture(kit: Kit, owner: string, home: HomeKey): Promise<string | null> {
  const name = `house-${home}`;
  if (!pictures.some((picture) => picture.name === name)) return null;
  const { width, height } = pictureOf(name);
  const { id, storageKey, createdAt, takenAt } = shotAt(name, kit.clock.now());
  await store(kit, name, storageKey);
  await kit.db.insert(uploads).values({ id, width, height, storageKey, createdAt, takenAt, ownerId: owner });
  return photoLinks(kit, storageKey).photoUrl;
}

function pictureOf(wanted: string) {
  const picture = pictures.find(({ name }) => name === wanted);
  if (!picture) throw new Error(`There is no picture ${wanted}`);
  return picture;
}

/** The file's name looks as random as an upload's, but is the same for the same shot. */
function shotAt(label: string, createdAt: Date) {
  const storageKey = createHash('sha256').update(label).digest('base64url').slice(0, 22);
  const distanceMetres = diceOf(label).between(3, 28);
  return { id: newId(), storageKey, createdAt, takenAt: plus(createdAt, -minute), distanceMetres };
}

const folder = fileURLToPath(new URL('./photos/', import.meta.url));

async function store(kit: Kit, name: string, storageKey: string): Promise<void> {
  await place(kit, `${name}.jpg`, storageKey);
  await place(kit, `${name}-screen.jpg`, screenKey(storageKey));
  await place(kit, `${name}-small.jpg`, thumbnailKey(storageKey));
}

/** Stored files are never written to, so that one copy of a picture serves many keys where the disk knows links. */
async function place({ settings }: Kit, file: string, key: string): Promise<void> {
  const target = join(settings.dataDir, 'uploads', photoPath(key));
  await mkdir(dirname(target), { recursive: true });
  const first = firstCopies.get(file);
  if (existsSync(target)) return;
  const linked =
    first &&
    (await link(first, target).then(
      () => true,
      () => false,
    ));
  if (!linked) await copyFile(join(folder, file), target);
  firstCopies.set(file, target);
}

/** The file of a drawn room, before any phone has seen it. */
export const drawingOf = (name: string): string => join(folder, `${name}.jpg`);

const firstCopies = new Map<string, string>();
