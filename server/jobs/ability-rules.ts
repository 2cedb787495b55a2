import type { ErrorCode } from '#contract/errors.ts';
import type { JobStatus } from '#contract/states.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { JobFacts } from './job-view.ts';
import type { JobViewer, Relation } from './people.ts';

// What the table of abilities is made of.

export interface Asked {
  job: JobFacts;
  viewer: JobViewer;
  now: Date;
}
/**
 * What prevents it; null if nothing does. The refusal is built only if it is thrown: lists check each ability of each
 * job, and an error with its stack costs more than all the rules together.
 */
export type Obstacle = (() => Refusal) | null;
export type Rule = (asked: Asked) => Obstacle;

export interface Ability {
  /** Whose ability it is. For everyone else the job is not found. */
  who: readonly Exclude<Relation, null>[];
  /** What the account itself must have; refused (403) even before checking whether there is such a job. */
  first?: (viewer: JobViewer) => Obstacle;
  /** What must be true, checked and refused in this order. */
  rules: readonly Rule[];
  /** Whose job was canceled is told so: to everyone else, and of any other ability, it is not found. */
  tellsCanceled?: true;
  /** Not offered although nothing refuses it: asking again changes nothing, or there is nothing left to do. */
  hidden?: (asked: Asked) => boolean;
}

/** A rule that refuses unless the condition holds. */
export const unless =
  (holds: (asked: Asked) => boolean, refusal: (asked: Asked) => Refusal): Rule =>
  (asked) =>
    holds(asked) ? null : () => refusal(asked);

export const refuse = (code: ErrorCode, sentence: string) => (): Refusal => new Refusal(code, sentence);

export const invalidTransition = (from: JobStatus): Refusal =>
  new Refusal('invalid_transition', `This isn’t possible while the job is ${from}.`);
export const wasCanceled = (): Refusal =>
  new Refusal('invalid_transition', 'This job was canceled.', { extra: { canceled: true } });
export const inItsState = ({ job }: Asked): Refusal => invalidTransition(job.status);

/** What becomes possible at a known time. */
export const tooEarly = (sentence: string, opensAt: Date): Refusal =>
  new Refusal('too_early', sentence, { extra: { opensAt: opensAt.toISOString() } });

export const isIn = (...states: readonly JobStatus[]): Rule =>
  unless(({ job }) => states.includes(job.status), inItsState);
