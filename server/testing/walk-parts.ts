import { type JobAbility, jobAbilities } from '#contract/job-abilities.ts';
import type { Somebody } from './people.ts';

/** Every ability except `repost`, which has no call of its own: reposting is posting. */
export type Walked = Exclude<JobAbility, 'repost'>;
export const walkedAbilities = jobAbilities.filter((ability): ability is Walked => ability !== 'repost');

/** Everyone who can relate to a job in a different way. */
export const parts = [
  'host',
  'another host',
  'assigned',
  'helper',
  'uncleared helper',
  'approved cleaner',
  'bidder',
  'backup',
  'lost bidder',
  'invited',
  'blocked and invited',
  'blocked bidder',
  'uncleared cleaner',
  'admin',
] as const;
export type Part = (typeof parts)[number];

export interface Scene {
  id: string;
  taskId: string;
  /** A photo that each of those who work there has uploaded. */
  photoOf: { assigned: string; helper: string };
  /** Of the change at the property, where there is one. */
  changeId: string;
  /** Of the report about it, where there is one. */
  reportId: string;
  bidOf: Partial<Record<Part, string>>;
}

export type People = Record<Part, Somebody>;
