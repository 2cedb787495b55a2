import { keptUntilSignOut } from '#web/platform/kept-until-sign-out.ts';
import { type Choices, noChoices } from './choices.ts';

const nameOf = (jobId: string) => `choices:${jobId}`;

/** As they were left in this browser, so that a reload takes none away; null forgets them. */
export const keepChoices = (jobId: string, choices: Choices | null): void =>
  keptUntilSignOut.write(nameOf(jobId), choices?.some(Boolean) ? JSON.stringify(choices) : null);

/** What `keepChoices` has written; `keepStanding` takes out what is no bid any more. */
export function readChoices(jobId: string): Choices {
  try {
    const kept: unknown = JSON.parse(keptUntilSignOut.read(nameOf(jobId)) ?? 'null');
    return isChoices(kept) ? kept : noChoices;
  } catch {
    // damaged: nobody is chosen, and the page goes on
    return noChoices;
  }
}

const isChoices = (kept: unknown): kept is Choices =>
  Array.isArray(kept) &&
  kept.length === noChoices.length &&
  kept.every((bidId) => bidId === null || typeof bidId === 'string');
