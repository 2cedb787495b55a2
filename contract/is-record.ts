import { type PersonRecord, personFormat, type WorkRecord } from './person-record.ts';
import type { RecordLink } from './record-chain.ts';
import { type JobRecord, type RecordSeal, type RecordSignature, recordFormat } from './record-file.ts';

// A file may come from anybody: whatever the check or the page reads of it is looked at here first.

type Loose<Shape> = { readonly [Key in keyof Shape]?: unknown };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
const isInstant = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(value));
const isInstantOrNull = (value: unknown) => value === null || isInstant(value);
const isTextOrNull = (value: unknown) => value === null || isText(value);
/** No file of ours has more of anything but events: whatever a stranger writes is checked in seconds. */
const [mostListed, mostLinks, longestPath] = [2000, 100_000, 64];
const isList = (value: unknown, isOne: (one: Record<string, unknown>) => boolean, most = mostListed) =>
  Array.isArray(value) && value.length <= most && value.every((one) => isObject(one) && isOne(one));

export const isSignature = (value: unknown): value is RecordSignature =>
  isObject(value) && [value.key, value.publicKey, value.signature].every(isText);

export function isJobRecord(value: unknown): value is JobRecord {
  if (!isObject(value) || value.format !== recordFormat) return false;
  const { job, people, photos, checklist, costs }: Loose<JobRecord> = value;
  return (
    hasFrame(value) &&
    isJob(job) &&
    isList(people, ({ id, salt, mark, name }) => [id, salt, mark, name].every(isText)) &&
    isList(photos, isPhoto) &&
    isList(checklist, isTask) &&
    isList(costs, ({ at, kind }) => isInstant(at) && isText(kind)) &&
    isChain(value)
  );
}

export function isPersonRecord(value: unknown): value is PersonRecord {
  if (!isObject(value) || value.format !== personFormat) return false;
  const { person, checks, counts, olderJobs, jobs }: Loose<PersonRecord> = value;
  return (
    hasFrame(value) &&
    isObject(person) &&
    isText(person.id) &&
    isText(person.name) &&
    isInstant(person.since) &&
    isList(checks, isCheck) &&
    isObject(counts) &&
    ['jobs', 'onTime', 'confirmed', 'couldNotClean', 'ratings'].every((name) => isCount(counts[name])) &&
    (counts.average === null || typeof counts.average === 'number') &&
    isCount(olderJobs) &&
    isList(jobs, isWork)
  );
}

const isTask = ({ id, name, templateKey = null, room, doneAt, skippedReason }: Record<string, unknown>) =>
  [id, name].every(isText) && [templateKey, room, skippedReason].every(isTextOrNull) && isInstantOrNull(doneAt);

function isPhoto({
  id,
  type,
  file,
  room = null,
  task = null,
  takenAt,
  addedAt,
  truth,
  doubts,
}: Record<string, unknown>) {
  return (
    [id, type, truth].every(isText) &&
    [file, room, task].every(isTextOrNull) &&
    isInstantOrNull(takenAt) &&
    isInstant(addedAt) &&
    Array.isArray(doubts) &&
    doubts.every(isText)
  );
}

const isCheck = ({ status, decidedAt, expiresAt }: Record<string, unknown>) =>
  isText(status) && isInstantOrNull(decidedAt) && isInstantOrNull(expiresAt);

function isWork(value: Record<string, unknown>): boolean {
  const { job, startTime, confirmedAt, startedAt, submittedAt, couldNotClean, stars, mark, salt }: Loose<WorkRecord> =
    value;
  return (
    isObject(job) &&
    isText(job.id) &&
    isInstant(startTime) &&
    [confirmedAt, startedAt, submittedAt].every(isInstantOrNull) &&
    typeof couldNotClean === 'boolean' &&
    (stars === null || isCount(stars)) &&
    isTextOrNull(mark) &&
    isTextOrNull(salt) &&
    isChain(value)
  );
}

/** What every file with a record says. */
const hasFrame = ({ origin, madeAt, files }: Loose<JobRecord>) =>
  isText(origin) && isInstant(madeAt) && isList(files, ({ name, sha256 }) => isText(name) && isText(sha256));

const isJob = (job: unknown) =>
  isObject(job) &&
  isText(job.id) &&
  isText(job.title) &&
  isText(job.address) &&
  isZone(job.timeZone) &&
  [job.startTime, job.endTime].every(isInstant) &&
  [job.startedAt, job.submittedAt].every(isInstantOrNull);

function isZone(value: unknown): boolean {
  try {
    return isText(value) && new Intl.DateTimeFormat('en', { timeZone: value }) !== null;
  } catch {
    return false;
  }
}

const isChain = ({ links, seal }: Loose<JobRecord>) =>
  isList(links, isLink, mostLinks) && (seal === null || isSeal(seal));

function isLink(value: Record<string, unknown>): boolean {
  const { n, at, mark, previous, hash, salt, content }: Loose<RecordLink> = value;
  return (
    isCount(n) &&
    Number(n) <= mostLinks &&
    isInstant(at) &&
    [mark, previous, hash].every(isText) &&
    isTextOrNull(salt) &&
    (content === null || (isObject(content) && isText(content.kind)))
  );
}

function isSeal(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { entry, links, path }: Loose<RecordSeal> = value;
  return (
    isObject(entry) &&
    Number.isSafeInteger(entry.n) &&
    isInstant(entry.at) &&
    isText(entry.root) &&
    isCount(links) &&
    isList(path, ({ side, hash }) => isText(side) && isText(hash), longestPath)
  );
}
