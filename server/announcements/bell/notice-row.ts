import type { CalendarPlatform } from '#contract/calendar-words.ts';
import type { JobStatus } from '#contract/states.ts';
import type { JobTerms, ReportTerms } from '#contract/usual-terms.ts';
import type { OfferedChange } from '#server/jobs/index.ts';
import type { notifications } from '../table.ts';

/** A notification with what its words name. */
export interface NoticeRow {
  notice: typeof notifications.$inferSelect;
  /** Of one about messages, how many of them are unread. */
  waiting: number | null;
  /** Of one that says that the reader’s payouts are held: why, for as long as they are. */
  heldFor: string | null;
  job: {
    startTime: Date | null;
    place: string | null;
    timeZone: string | null;
    hostId: string | null;
    /** Its reader is on the team of its host now. */
    readByTeam: boolean;
    cleanerId: string | null;
    status: JobStatus | null;
    /** Only for the cleaner who has the job. */
    address: string | null;
    /** Until then only those who are invited see the job. */
    openToAllAt: Date | null;
    payoutCents: number | null;
    offeredChange: OfferedChange | null;
    /** What the job, and the report about it, have kept; null where that was before there were others, or there is none. */
    terms: JobTerms | null;
    reportTerms: ReportTerms | null;
    /** Of one about them: who comes along, as they are named to its host. */
    helpers: string[];
  } | null;
  /** The property whose calendar it is about. */
  feed: {
    platform: CalendarPlatform | null;
    place: string | null;
    hostId: string | null;
    /** Its reader looks after the home for that host. */
    readByTeam: boolean;
  } | null;
  /** The saved search that found the job, while there is one. */
  search: { name: string } | null;
  /** The refund that was declined: why. Null of one that has run out, and once it is erased. */
  proposal: { reason: string | null } | null;
  person: { name: string; erasedAt: Date | null } | null;
}
