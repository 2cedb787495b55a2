import { minute } from '#server/platform/clock.ts';
import type { StoredChange } from './timeline-column.ts';

const aMoment = 2 * minute;

/**
 * A job's changes of state without what was taken back: a job that went with its stay and was back within two minutes
 * has been open all along, and of several times in a row the last tells it.
 */
export function withoutFlips(changes: readonly StoredChange[]): StoredChange[] {
  const kept: StoredChange[] = [];
  for (const change of changes) {
    kept.push(change);
    const away = timeAway(kept.at(-2), change);
    if (away === null) continue;
    if (away < aMoment) kept.splice(-2);
    else if (timeAway(kept.at(-4), kept.at(-3)) !== null) kept.splice(-4, 2);
  }
  return kept;
}

/** How long the job was gone with its stay; null where these two are something else. */
function timeAway(gone: StoredChange | undefined, back: StoredChange | undefined): number | null {
  const isFlip = gone?.kind === 'CANCELED' && gone.withStay && back?.kind === 'REOPENED' && back.withStay;
  return isFlip ? Date.parse(back.at) - Date.parse(gone.at) : null;
}
