import type { RecordContent } from './record-chain.ts';
import type { RecordFault } from './record-faults.ts';
import type { JobRecord } from './record-file.ts';

/**
 * Where a file says something else of pictures, tasks and times than its own chain. Links from before the chain kept a
 * thing say nothing of it, and neither do closed ones.
 */
export function factFaults(record: JobRecord): RecordFault[] {
  return [...photoFaults(record), ...unknownPhotos(record), ...taskFaults(record), ...timeFaults(record)];
}

type Photo = JobRecord['photos'][number];

/** Every picture that the chain tells of is in the file, or the file says that it is gone. */
function photoFaults({ links, photos, files }: JobRecord): RecordFault[] {
  const hashes = new Map(files.map(({ name, sha256 }) => [name, sha256]));
  return links.flatMap(({ n, content }) =>
    photosTold(content).flatMap((told): RecordFault[] => {
      const photo = photos.find(({ id }) => id === told.photo);
      // one from before the chain that is gone may not be in the file at all
      if (!photo) return content?.kind === 'photo added' ? [{ code: 'photoMissing', n }] : [];
      const isOther = photo.type !== told.type || !isSamePicture(photo, told, hashes);
      return [
        ...(isOther ? [{ code: 'photoChanged', n } as const] : []),
        ...(hasOtherTimes(photo, told) ? [{ code: 'photoTimeChanged', n } as const] : []),
      ];
    }),
  );
}

type Told = Record<string, unknown> & { photo: string };

/** The pictures that a link brings onto the job: the one that was added, or those of the job that its chain began with. */
export const photosTold = (content: RecordContent | null): Told[] =>
  (content?.kind === 'photo added' ? [content] : listed(knownBefore(content))).filter(
    (told): told is Told => isFields(told) && typeof told.photo === 'string',
  );
const listed = (photos: unknown): unknown[] => (Array.isArray(photos) ? photos : []);
const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isSamePicture = ({ file }: Photo, { sha256 }: Told, hashes: ReadonlyMap<string, string>) =>
  file === null || typeof sha256 !== 'string' || hashes.get(file) === sha256;

const hasOtherTimes = ({ takenAt, addedAt }: Photo, told: Told) =>
  'taken' in told && (told.taken !== takenAt || told.addedAt !== addedAt);

/** A picture that nothing in the chain has brought onto the job. */
function unknownPhotos({ links, photos }: JobRecord): RecordFault[] {
  const [first] = links;
  // closed: what was there before the chain is not told
  if (!first?.content) return [];
  const known = new Set(links.flatMap(({ content }) => photosTold(content).map(({ photo }) => photo)));
  return photos.filter(({ id }) => !known.has(id)).map(({ id, file }) => ({ code: 'photoUnknown', name: file ?? id }));
}

/** The pictures that were on the job when its chain began. */
function knownBefore(content: RecordContent | null): unknown {
  const known = content?.known;
  return isFields(known) ? known.photos : [];
}

/** When each task was done, by the last link about it. */
function taskFaults({ links, checklist }: JobRecord): RecordFault[] {
  return checklist.flatMap(({ id, doneAt }): RecordFault[] => {
    const last = links.findLast(({ content }) => content?.kind === 'task marked' && content.task === id);
    if (!last?.content) return [];
    const told = last.content.state === 'done' ? last.content.markedAt : null;
    return told === doneAt ? [] : [{ code: 'taskTimeChanged', n: last.n }];
  });
}

const times = ['startTime', 'endTime', 'startedAt', 'submittedAt'] as const;

/** The job's times, by the last link that tells how it stood. */
function timeFaults({ links, job }: JobRecord): RecordFault[] {
  const last = links.findLast(({ content }) => content && 'startedAt' in content);
  if (!last?.content) return [];
  const { n, content } = last;
  return times.some((time) => content[time] !== job[time]) ? [{ code: 'jobTimeChanged', n }] : [];
}
