import type { Cents } from '#contract/money.ts';
import { longestJob } from '#contract/terms.ts';
import { type JobFacts, type JobView, kilometres } from '#server/jobs/index.ts';

/** What `openJobColumns` selects. */
export interface OpenJobRow {
  id: string;
  host_id: string;
  property_id: string;
  cleaning_type: JobFacts['cleaningType'];
  start_time: Date;
  end_time: Date;
  payout_cents: Cents;
  special_instructions: string | null;
  custom_tasks: JobFacts['customTasks'];
  reopened: boolean;
  arrival_same_day: boolean;
  open_to_all_at: Date | null;
  created_at: Date;
  title: string;
  city: string | null;
  state: string | null;
  zip_code: string | null;
  time_zone: string;
  bedrooms: number | null;
  bathrooms: string | null;
  host_name: string;
  rating_stars: number;
  rating_count: number;
  invited: boolean;
  metres: number | null;
}

const invitedToIt =
  'exists (select from job_request r where r.job_id = j.id and r.cleaner_id = $1 and r.answered_at is null)';

/** Only what someone who might bid may see: what is not selected cannot leak. `$1` is the cleaner. */
export const openJobColumns = `
  j.id, j.host_id, j.property_id, j.cleaning_type, j.start_time, j.end_time, j.payout_cents, j.special_instructions,
  j.custom_tasks, j.reopened, j.arrival_same_day, j.open_to_all_at, j.created_at,
  p.title, p.city, p.state, p.zip_code, p.time_zone, p.bedrooms, p.bathrooms,
  h.name as host_name, h.rating_stars, h.rating_count,
  ${invitedToIt} as invited`;

export const openJobJoins = `
  join property p on p.id = j.property_id
  join user_account h on h.id = j.host_id`;

/** OPEN, not over and not a suspended host's: these are few and have an index of their own. The bound on the start lets the index of OPEN jobs skip those that must be over by now. */
const takesBidsAt = (now: `$${number}`): string =>
  `j.status = 'OPEN' and j.end_time > ${now} and j.start_time > ${now}::timestamptz - interval '${longestJob} milliseconds'
  and j.host_id not in (select s.id from user_account s where s.suspended_at is not null)`;

/** The same, for everybody: not for invited cleaners first. */
export const openAt = (now: `$${number}`): string => `${takesBidsAt(now)} and j.open_to_all_at is null`;

/** For everybody or this invited cleaner, not from a host who blocked them, without a live bid of theirs. */
export const openToCleaner = `
  ${takesBidsAt('$2')} and (j.open_to_all_at is null or ${invitedToIt})
  and j.host_id not in (select b.host_id from block b where b.cleaner_id = $1)
  and j.id not in (select bid.job_id from bid where bid.cleaner_id = $1 and bid.status = 'PENDING')`;

/** What is true of every job that no one has yet. */
const asPosted = {
  cleanerId: null,
  status: 'OPEN',
  postedPayoutCents: null,
  place: null,
  offeredChange: null,
  hostFeeCents: null,
  cleanerFeeCents: null,
  terms: null,
  confirmBy: null,
  confirmedAt: null,
  submittedAt: null,
  waiting: null,
  couldNotClean: false,
  workBegunAt: null,
  extraDueCents: null,
  reviewedByHost: false,
  reviewedByCleaner: false,
} as const;

export function viewOf(row: OpenJobRow): JobView {
  return {
    job: {
      ...asPosted,
      ...{ doubts: [], helperIds: [] },
      ...{ reportStatus: null, reportDueAt: null, reportAcceptedBy: null, decidedPayoutCents: null },
      id: row.id,
      hostId: row.host_id,
      propertyId: row.property_id,
      cleaningType: row.cleaning_type,
      startTime: row.start_time,
      endTime: row.end_time,
      payoutCents: row.payout_cents,
      specialInstructions: row.special_instructions,
      customTasks: row.custom_tasks,
      reopened: row.reopened,
      arrivalSameDay: row.arrival_same_day,
      openToAllAt: row.open_to_all_at,
      createdAt: row.created_at,
    },
    property: {
      title: row.title,
      address: '',
      city: row.city,
      state: row.state,
      zipCode: row.zip_code,
      timeZone: row.time_zone,
      bedrooms: row.bedrooms,
      bathrooms: row.bathrooms === null ? null : Number(row.bathrooms),
      notes: null,
    },
    host: {
      id: row.host_id,
      name: row.host_name,
      email: '',
      phone: null,
      ratingStars: row.rating_stars,
      ratingCount: row.rating_count,
    },
    cleaner: null,
    distanceKm: kilometres(row.metres),
  };
}
