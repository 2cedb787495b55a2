import type { RecordLink } from './record-chain.ts';
import type { RecordFile, RecordSeal } from './record-file.ts';
import { checkInGrace } from './terms.ts';

export const personFormat = 'freshkey-person/1';
/** The paper of a person's record. */
export const personPaperName = 'record.pdf';
/** No more jobs are in one file: the newest ones. */
export const mostJobsInRecord = 1000;

/** A job that somebody has done, without its host, its place and its price. */
export interface WorkRecord {
  job: { id: string };
  startTime: string;
  confirmedAt: string | null;
  startedAt: string | null;
  submittedAt: string | null;
  /** They were there and could not begin. */
  couldNotClean: boolean;
  /** Of the host's review, once others may read it. */
  stars: number | null;
  /** What the links call the person, and what proves that it is them; null where the job has no chain. */
  mark: string | null;
  salt: string | null;
  /** The whole chain; open is only what somebody did at work, and that they were paid. */
  links: RecordLink[];
  seal: RecordSeal | null;
}

export interface PersonCounts {
  /** Paid jobs that they have cleaned. */
  jobs: number;
  /** Of these, those that they started in time. */
  onTime: number;
  /** Paid jobs that they had confirmed or started. */
  confirmed: number;
  couldNotClean: number;
  ratings: number;
  /** Of the ratings, to two places. */
  average: number | null;
}

/** record.json of a person's own record: everything the signature covers. */
export interface PersonRecord {
  format: typeof personFormat;
  origin: string;
  madeAt: string;
  person: { id: string; name: string; since: string };
  /** Background checks, the newest first: what came of them and when, nothing of what they found. */
  checks: { status: string; decidedAt: string | null; expiresAt: string | null }[];
  counts: PersonCounts;
  /** How many older jobs are not in the file, and in none of the counts. */
  olderJobs: number;
  jobs: WorkRecord[];
  files: RecordFile[];
}

const isOnTime = ({ startTime, startedAt }: WorkRecord) =>
  startedAt !== null && Date.parse(startedAt) <= Date.parse(startTime) + checkInGrace;

/** What a person's jobs come to. */
export function countsOf(all: readonly WorkRecord[]): PersonCounts {
  const done = all.filter(({ couldNotClean }) => !couldNotClean);
  const stars = all.flatMap((job) => job.stars ?? []);
  const sum = stars.reduce((whole, each) => whole + each, 0);
  return {
    jobs: done.length,
    onTime: done.filter(isOnTime).length,
    confirmed: all.filter(({ confirmedAt }) => confirmedAt !== null).length,
    couldNotClean: all.length - done.length,
    ratings: stars.length,
    average: stars.length === 0 ? null : Math.round((sum * 100) / stars.length) / 100,
  };
}

/** Whether events of the job's own chain tell that it was done and paid; otherwise only the signature vouches for it. */
export const isProven = ({ links }: WorkRecord): boolean => {
  const kinds = new Set(links.map(({ content }) => content?.kind));
  return (kinds.has('work submitted') || kinds.has('could not clean')) && kinds.has('job paid');
};
