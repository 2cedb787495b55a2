import { randomInt } from 'node:crypto';
import { minute, plus } from '#server/platform/clock.ts';

/** How often a calendar is read by itself, in minutes. */
export const every = 30;
const longestPause = 24 * 60;

/** A little early, so that feeds that were added together do not stay together. */
export const nextRun = (now: Date, minutes: number): Date =>
  plus(now, minutes * minute - randomInt(Math.round(every * 6)) * 1000);

/** A feed that fails is asked ever more seldom, at last once a day; in minutes. */
export const pauseAfter = (failures: number): number => Math.min(every * 2 ** Math.min(failures - 1, 10), longestPause);
