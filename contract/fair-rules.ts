import { tooSmallOf } from './after-photos.ts';
import { type Cents, toCents } from './money.ts';
import { isFar, isOutsideWork, type PhotoMaker } from './photo-truth.ts';
import type { FixedFees } from './split.ts';
import { minuteOfRules, photoPixelsThatProve } from './terms.ts';

/** The day on which the table below last changed. */
export const fairRulesVersion = '2026-11-23';

/**
 * The published table: what each finding takes off the payout, in percent, and how often it can be found. A cleaner who
 * was kept out and could not clean receives half the payout. Owners may decide other percentages. Everything else is left to the two people and an admin.
 */
export const fairRules = {
  late_15: { percent: 5, most: 1 },
  late_30: { percent: 10, most: 1 },
  late_60: { percent: 20, most: 1 },
  task_skipped: { percent: 15, most: 3 },
  task_contested: { percent: 10, most: 3 },
  no_photo: { percent: 25, most: 1 },
  doubtful_photo: { percent: 10, most: 1 },
  damage: { percent: 25, most: 1 },
  lockout: { percent: 50, most: 1 },
  guest_present: { percent: 50, most: 1 },
  reclean: { percent: 0, most: 1 },
  nothing_found: { percent: 0, most: 1 },
} as const satisfies Record<string, { percent: number; most: number }>;
export type FairRule = keyof typeof fairRules;
/** In the order in which the page shows them; keys() loses the literal types. */
export const fairRuleNames = Object.keys(fairRules) as FairRule[];

/** All findings together take off at most this much, in percent: more needs somebody's judgment. */
export const mostTakenOff = 75;
/** What the table proposes leaves at least both fees' worth; nothing at all is for an admin to decide. */
const leastDecidedCents = toCents(500);
/**
 * The least above nothing that a report can be decided at: $5. Where the job's own fee is higher than that, what leaves
 * its cleaner $5; never more than was agreed.
 */
export function leastDecidedOf({ payoutCents, cleanerFeeCents }: { payoutCents: Cents } & FixedFees): Cents {
  const fee = cleanerFeeCents ?? 0;
  const least = fee > leastDecidedCents ? fee + leastDecidedCents : leastDecidedCents;
  return toCents(Math.min(least, payoutCents));
}

export const evidenceKinds = ['time', 'task', 'photo', 'text'] as const;
export const evidenceCodes = [
  'windowBegan',
  'started',
  'firstSign',
  'taskSkipped',
  'taskContested',
  'noAfterPhoto',
  'photoSmall',
  'photoOutsideWindow',
  'photoFar',
  'photoReused',
  'photoScreenshot',
  'photoDrawn',
  'hostPhoto',
  'cleanerPhoto',
  'noAnswerPhoto',
  'keptOut',
  'recleanOffered',
  'nothing',
] as const;
export type EvidenceCode = (typeof evidenceCodes)[number];

/** A piece of evidence: what it is, the id of the task or picture, and the values of its sentence. */
export interface FoundEvidence {
  kind: (typeof evidenceKinds)[number];
  id: string | null;
  code: EvidenceCode;
  /** Instants as ISO 8601, the rest as it is. */
  params: Record<string, string | number>;
}
export interface AppliedRule {
  rule: FairRule;
  takenOffCents: Cents;
  evidence: FoundEvidence[];
}
export interface FairProposal {
  payoutCents: Cents;
  rules: AppliedRule[];
}

/** What the record, the report and the answer say: all that the table looks at. */
export interface RecordedFacts {
  payoutCents: Cents;
  /** Fixed when the job's cleaner was assigned. */
  cleanerFeeCents: Cents | null;
  startTime: Date;
  startedAt: Date | null;
  /** The first photo, ticked task or wait at the door that the record shows. */
  firstSignAt: Date | null;
  submittedAt: Date;
  isDamage: boolean;
  /** The cleaner waited and left with half the payout: `payoutCents` is that half. */
  couldNotClean: boolean;
  tasks: readonly { id: string; name: string; required: boolean; done: boolean; skippedReason: string | null }[];
  /** The tasks that the host names. */
  contestedTaskIds: readonly string[];
  /** The pictures on the job when the problem was reported. */
  photos: readonly {
    id: string;
    isAfter: boolean;
    taskId: string | null;
    takenAt: Date | null;
    longerSide: number;
    distanceMetres: number | null;
    /** What the file says it is, where that is no photo. */
    madeBy: PhotoMaker | null;
    /** When the picture that it is, or is a part of, was added. */
    earlierAt: Date | null;
  }[];
  hostPhotoIds: readonly string[];
  cleanerPhotoIds: readonly string[];
  /** Why the cleaner says they could not get in. */
  keptOutBy: 'lockout' | 'guest_present' | null;
  recleanAt: Date | null;
}

type Finding = Omit<AppliedRule, 'takenOffCents'>;

/** What owners have decided that a rule takes off, in percent; the table above counts for the rest. */
export type Percents = Readonly<Partial<Record<FairRule, number>>>;

/** The exact split that the table proposes, with the evidence for each rule. The same facts and table always give the same. */
export function proposeSplit(facts: RecordedFacts, percents: Percents = {}): FairProposal {
  if (facts.recleanAt)
    return { payoutCents: facts.payoutCents, rules: [withAmount(facts, recleanOf(facts.recleanAt), percents)] };
  const found = findingsOf(facts);
  const rules = (found.length > 0 ? found : [nothingFound]).map((finding) => withAmount(facts, finding, percents));
  const taken = rules.reduce((sum, { takenOffCents }) => sum + takenOffCents, 0);
  const most = Math.round((facts.payoutCents * mostTakenOff) / 100);
  const left = Math.max(facts.payoutCents - Math.min(taken, most), leastDecidedOf(facts));
  return { payoutCents: toCents(left), rules };
}

function findingsOf(facts: RecordedFacts): Finding[] {
  const keptOut = keptOutOf(facts);
  // the wait is in the record, and there was nothing to be cleaned
  if (facts.couldNotClean) return keptOut ? [keptOut] : [];
  // somebody who could not get in could neither clean nor begin in time
  if (keptOut && !hasAfterPhoto(facts)) return [keptOut];
  return [
    ...(keptOut ? [] : latenessOf(facts)),
    ...skippedOf(facts),
    ...contestedOf(facts),
    ...photosOf(facts),
    ...damageOf(facts),
  ];
}

/** Of a job that could not be cleaned the half is off already. */
function withAmount({ payoutCents, couldNotClean }: RecordedFacts, finding: Finding, percents: Percents): AppliedRule {
  const percent = couldNotClean ? 0 : (percents[finding.rule] ?? fairRules[finding.rule].percent);
  return { ...finding, takenOffCents: toCents(Math.round((payoutCents * percent) / 100)) };
}

const found = (kind: FoundEvidence['kind'], code: EvidenceCode, more: Partial<FoundEvidence> = {}): FoundEvidence => ({
  ...{ kind, code, id: null, params: {} },
  ...more,
});
const at = (moment: Date) => ({ params: { at: moment.toISOString() } });

const hasAfterPhoto = ({ photos }: RecordedFacts) => photos.some(({ isAfter }) => isAfter);

/** What the cleaner says about it counts only with a picture of theirs. */
function keptOutOf({ keptOutBy, cleanerPhotoIds }: RecordedFacts): Finding | null {
  const [id] = cleanerPhotoIds;
  if (!keptOutBy || !id) return null;
  return { rule: keptOutBy, evidence: [found('text', 'keptOut'), found('photo', 'cleanerPhoto', { id })] };
}

/** Work can be started from anywhere before its time: then the first sign of being there is what counts. */
function latenessOf({ startTime, startedAt, firstSignAt }: RecordedFacts): Finding[] {
  if (!startedAt) return [];
  const sign = startedAt < startTime ? firstSignAt : null;
  const there = sign ?? startedAt;
  const minutes = Math.floor((there.getTime() - startTime.getTime()) / minuteOfRules);
  if (minutes <= 15) return [];
  const rule = minutes > 60 ? 'late_60' : minutes > 30 ? 'late_30' : 'late_15';
  const evidence = [
    found('time', 'windowBegan', at(startTime)),
    found('time', sign ? 'firstSign' : 'started', at(there)),
  ];
  return [{ rule, evidence }];
}

function skippedOf({ tasks }: RecordedFacts): Finding[] {
  const skipped = tasks.filter(({ required, done }) => required && !done).slice(0, fairRules.task_skipped.most);
  return skipped.map(({ id, name, skippedReason }) => ({
    rule: 'task_skipped' as const,
    evidence: [found('task', 'taskSkipped', { id, params: { task: name, reason: skippedReason ?? '' } })],
  }));
}

/** A ticked task that the host names with a picture outweighs one without. */
function contestedOf({ tasks, contestedTaskIds, hostPhotoIds, cleanerPhotoIds }: RecordedFacts): Finding[] {
  const [hostPhoto] = hostPhotoIds;
  if (!hostPhoto || cleanerPhotoIds.length > 0) return [];
  const contested = tasks.filter(({ id, done }) => done && contestedTaskIds.includes(id));
  return contested.slice(0, fairRules.task_contested.most).map(({ id, name }) => ({
    rule: 'task_contested' as const,
    evidence: [
      found('task', 'taskContested', { id, params: { task: name } }),
      found('photo', 'hostPhoto', { id: hostPhoto }),
      found('photo', 'noAnswerPhoto'),
    ],
  }));
}

function photosOf(facts: RecordedFacts): Finding[] {
  if (!hasAfterPhoto(facts)) return [{ rule: 'no_photo', evidence: [found('photo', 'noAfterPhoto')] }];
  const after = facts.photos.filter(({ isAfter }) => isAfter);
  const small = tooSmallOf(after.map((photo) => ({ ...photo, small: photo.longerSide < photoPixelsThatProve })));
  const ids = new Set(small.map(({ id }) => id));
  const doubts = facts.photos.flatMap((photo) => doubtsAbout(photo, ids.has(photo.id), facts));
  return doubts.length > 0 ? [{ rule: 'doubtful_photo', evidence: doubts }] : [];
}

function doubtsAbout(
  { id, takenAt, longerSide, distanceMetres, madeBy, earlierAt }: RecordedFacts['photos'][number],
  isTooSmall: boolean,
  { startTime, startedAt, submittedAt }: RecordedFacts,
): FoundEvidence[] {
  const work = { begunAt: startedAt ?? startTime, endedAt: submittedAt };
  return [
    ...(isTooSmall ? [found('photo', 'photoSmall', { id, params: { pixels: longerSide } })] : []),
    ...(takenAt && isOutsideWork(takenAt, work) ? [found('photo', 'photoOutsideWindow', { id, ...at(takenAt) })] : []),
    ...(isFar(distanceMetres)
      ? [found('photo', 'photoFar', { id, params: { kilometers: Math.round(distanceMetres / 100) / 10 } })]
      : []),
    ...(earlierAt ? [found('photo', 'photoReused', { id, ...at(earlierAt) })] : []),
    ...(madeBy ? [found('photo', madeBy === 'drawn' ? 'photoDrawn' : 'photoScreenshot', { id })] : []),
  ];
}

function damageOf({ isDamage, hostPhotoIds: [hostPhoto], cleanerPhotoIds }: RecordedFacts): Finding[] {
  if (!isDamage || !hostPhoto || cleanerPhotoIds.length > 0) return [];
  const evidence = [found('photo', 'hostPhoto', { id: hostPhoto }), found('photo', 'noAnswerPhoto')];
  return [{ rule: 'damage', evidence }];
}

const recleanOf = (recleanAt: Date): Finding => ({
  rule: 'reclean',
  evidence: [found('time', 'recleanOffered', at(recleanAt))],
});
const nothingFound: Finding = { rule: 'nothing_found', evidence: [found('text', 'nothing')] };
