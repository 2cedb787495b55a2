import type { OwedBy } from '#server/jobs/index.ts';
import type { Kit } from '#server/platform/kit.ts';

/** What calendars work with: they also ask whether a host owes for a job, which payments know. */
export interface CalendarKit extends Kit {
  readonly owedBy: OwedBy;
}
