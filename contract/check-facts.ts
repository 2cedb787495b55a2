import type { RecordContent, RecordLink } from './record-chain.ts';
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
  return links.flatMap(({ n, content }): RecordFault[] => {
    if (content?.kind !== 'photo added' || typeof content.photo !== 'string') return [];
    const photo = photos.find(({ id }) => id === content.photo);
    if (!photo) return [{ code: 'photoMissing', n }];
    const isOther = photo.type !== content.type || !isSamePicture(photo, content, hashes);
    return [
      ...(isOther ? [{ code: 'photoChanged', n } as const] : []),
      ...(hasOtherTimes(photo, content) ? [{ code: 'photoTimeChanged', n } as const] : []),
    ];
  });
}

const isSamePicture = ({ file }: Photo, { sha256 }: RecordContent, hashes: ReadonlyMap<string, string>) =>
  file === null || typeof sha256 !== 'string' || hashes.get(file) === sha256;

const hasOtherTimes = ({ takenAt, addedAt }: Photo, told: RecordContent) =>
  'taken' in told && (told.taken !== takenAt || told.addedAt !== addedAt);

/** A picture that nothing in the chain has brought onto the job. */
function unknownPhotos({ links, photos }: JobRecord): RecordFault[] {
  const [first] = links;
  // closed: what was there before the chain is not told
  if (!first?.content) return [];
  const known = new Set([...idsIn(knownBefore(first)), ...links.map(({ content }) => content?.photo)]);
  return photos.filter(({ id }) => !known.has(id)).map(({ id, file }) => ({ code: 'photoUnknown', name: file ?? id }));
}

/** The pictures that were on the job when its chain began. */
function knownBefore({ content }: RecordLink): unknown {
  const known = content?.known;
  return typeof known === 'object' && known !== null && 'photos' in known ? known.photos : [];
}
const idsIn = (photos: unknown): unknown[] =>
  Array.isArray(photos) ? photos.map((photo: { photo?: unknown } | null) => photo?.photo) : [];

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
