import { minute } from '#server/platform/clock.ts';
import type { StoredChange } from './timeline-column.ts';

const aMoment = 2 * minute;

/**
 * A job's changes of state without what was taken back: a job that went with its stay and was back within two minutes
 * has been open all along, and of several times in a row the last tells it.
 */
export function withoutFlips(changes: readonly StoredChange[]): StoredChange[] {
  const told: StoredChange[] = [];
  for (const change of changes) {
    told.push(change);
    const away = timeAway(told.at(-2), change);
    if (away === null) continue;
    if (away < aMoment) told.splice(-2);
    else if (timeAway(told.at(-4), told.at(-3)) !== null) told.splice(-4, 2);
  }
  return told;
}

/** How long the job was gone with its stay; null where these two are something else. */
function timeAway(gone: StoredChange | undefined, back: StoredChange | undefined): number | null {
  const isFlip = gone?.kind === 'CANCELED' && gone.withStay && back?.kind === 'REOPENED' && back.withStay;
  return isFlip ? Date.parse(back.at) - Date.parse(gone.at) : null;
}
