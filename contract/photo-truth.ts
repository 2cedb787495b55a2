import { minuteOfRules } from './terms.ts';

/** What a file may say of itself: a picture of a screen, or one that a machine has drawn. */
export const photoMakers = ['screenshot', 'drawn'] as const;
export type PhotoMaker = (typeof photoMakers)[number];

/** Why a photo proves less than it could: what is missing, or what speaks against it. */
export const photoDoubts = ['noTime', 'outsideWindow', 'far', ...photoMakers, 'plain', 'notCompared'] as const;
export type PhotoDoubt = (typeof photoDoubts)[number];
/** `alike`: it is an earlier picture, or a part of one; `plain`: hardly anything in it could be recognized. */
export const photoComparisons = ['new', 'alike', 'plain'] as const;
export const photoStates = ['fresh', 'reused', 'unverified'] as const;

/** Pictures may be taken on the way in and just after; one from farther away was not taken at the property. */
const [beforeWork, afterWork, farthestMetres] = [120 * minuteOfRules, 60 * minuteOfRules, 1000];

export const isFar = (distanceMetres: number | null): distanceMetres is number =>
  distanceMetres !== null && distanceMetres > farthestMetres;

/** Whether a picture was taken neither on the way in, nor during the work, nor just after. */
export function isOutsideWork(takenAt: Date, { begunAt, endedAt }: { begunAt: Date; endedAt: Date }): boolean {
  const taken = takenAt.getTime();
  return taken < begunAt.getTime() - beforeWork || taken > endedAt.getTime() + afterWork;
}

export interface PhotoFacts {
  takenAt: Date | null;
  distanceMetres: number | null;
  madeBy: PhotoMaker | null;
  /** What came of comparing it with earlier pictures; null if it never was. */
  compared: (typeof photoComparisons)[number] | null;
  begunAt: Date;
  endedAt: Date;
}

/**
 * What speaks against a photo, or is missing. Nothing is guessed: only what the file, the clock and the comparison say.
 * Most phones keep a photo's place to themselves, so that a missing one is no doubt.
 */
export function photoDoubtsOf({ takenAt, distanceMetres, madeBy, compared, ...window }: PhotoFacts): PhotoDoubt[] {
  return [
    ...(takenAt === null ? (['noTime'] as const) : []),
    ...(takenAt && isOutsideWork(takenAt, window) ? (['outsideWindow'] as const) : []),
    ...(isFar(distanceMetres) ? (['far'] as const) : []),
    ...(madeBy ? [madeBy] : []),
    ...(compared === 'plain' ? (['plain'] as const) : []),
    ...(compared === null ? (['notCompared'] as const) : []),
  ];
}
