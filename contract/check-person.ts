import { chainFaults, type HashText } from './check-chain.ts';
import { sealFaults } from './check-seal.ts';
import { countsOf, type PersonCounts, type PersonRecord, type WorkRecord } from './person-record.ts';
import { markText, type PublicLog, type RecordContent } from './record-chain.ts';
import type { RecordFault } from './record-faults.ts';

/** What is wrong with a person's record: each job's chain, whose job it is, what is said of it, and the counts. */
export async function personFaults(
  record: PersonRecord,
  log: PublicLog | null,
  hash: HashText,
): Promise<RecordFault[]> {
  const faults: RecordFault[] = [];
  const seen = new Set<string>();
  for (const work of record.jobs) {
    const job = work.job.id;
    if (seen.has(job)) faults.push({ code: 'jobRepeated', job });
    seen.add(job);
    for (const fault of await workFaults(record, work, { log, hash })) faults.push({ ...fault, job });
  }
  return [...faults, ...countFaults(record)];
}

async function workFaults(
  { person, madeAt }: PersonRecord,
  work: WorkRecord,
  { log, hash }: { log: PublicLog | null; hash: HashText },
): Promise<RecordFault[]> {
  const { mark, salt, links, seal } = work;
  // from before there were records: nothing but the signature vouches for it, which is said
  if (links.length === 0 && mark === null) return [];
  const isTheirs = salt !== null && (await hash(markText(salt, person.id))) === mark;
  return [
    ...(isTheirs ? [] : [{ code: 'notTheirs', name: person.name } as const]),
    ...(await chainFaults(work, hash)),
    ...(await sealFaults({ links, seal, madeAt }, log, hash)),
    ...toldOtherwise(work),
  ];
}

/** Where the open links tell something else of the job than the file. */
function toldOtherwise(work: WorkRecord): RecordFault[] {
  const lastReview = work.links.findLast(({ content }) => content?.kind.startsWith('review '));
  return work.links.flatMap(({ n, content }): RecordFault[] => {
    if (!content) return [];
    if (content.kind.startsWith('review ')) return n === lastReview?.n ? starFaults(work, n, content) : [];
    if (content.cleaner !== work.mark) return [{ code: 'notTheirs', n }];
    return isAsTold(work, content) ? [] : [{ code: 'jobTimeChanged', n }];
  });
}

const starFaults = ({ stars }: WorkRecord, n: number, content: RecordContent): RecordFault[] =>
  content.stars === stars ? [] : [{ code: 'starsChanged', n }];

function isAsTold(work: WorkRecord, { kind, ...told }: RecordContent): boolean {
  if (kind === 'cleaner confirmed') return work.confirmedAt !== null;
  if (kind === 'work started') return told.startedAt === work.startedAt && told.startTime === work.startTime;
  if (kind === 'work submitted') return told.submittedAt === work.submittedAt && !work.couldNotClean;
  if (kind === 'could not clean') return told.submittedAt === work.submittedAt && work.couldNotClean;
  return true;
}

function countFaults({ counts, jobs }: PersonRecord): RecordFault[] {
  const found = countsOf(jobs);
  // keys() loses the literal types
  const names = Object.keys(found) as (keyof PersonCounts)[];
  return names.filter((name) => found[name] !== counts[name]).map((name) => ({ code: 'countChanged', name }));
}
