import type { LiveTopic, NotificationKind } from '#contract/notifications.ts';
import type { FactKind, FactOf } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';

/** What some people are told. */
export interface Note {
  kind: NotificationKind;
  /** Accounts; erased ones are left out, and each is told one thing of a fact. */
  to: readonly string[];
  jobId?: string;
  personId?: string;
  amountCents?: number;
}

/** What some people may see differently now. */
export interface Change {
  /** Accounts, or a role for everybody of it. */
  people: readonly string[];
  topics: readonly LiveTopic[];
  jobId?: string;
}

/** The list of open jobs is another for every cleaner who looks at it. */
export const openJobsChange: Change = { people: ['CLEANER'], topics: ['openJobs'] };

export interface Outcome {
  /** What is told once, where facts of it are recorded again and again; the fact itself when left out. */
  once?: string;
  notes?: readonly Note[];
  changes: readonly Change[];
}

/** Who is told what, and whose pages change, when a fact of this kind was recorded. */
export type Occasion<K extends FactKind> = (kit: Kit, fact: FactOf<K>) => Promise<Outcome>;
export type Occasions = { readonly [K in FactKind]?: Occasion<K> };
