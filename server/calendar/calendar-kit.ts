import type { OwedBy } from '#server/jobs/index.ts';
import type { Kit } from '#server/platform/kit.ts';

/** What calendars work with: they also ask whether a host owes for a job, which payments know. */
export interface CalendarKit extends Kit {
  readonly owedBy: OwedBy;
  readonly feedHere?: FeedHere;
}

/** What is at an address that this installation itself answers for; null where it has to be asked over the network. */
export type FeedHere = (kit: Pick<Kit, 'clock' | 'settings'>, url: string) => string | null;
