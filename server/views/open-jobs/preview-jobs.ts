import type { PreviewJob } from '#contract/preview-jobs.ts';
import { urgencyOf } from '#server/jobs/index.ts';
import { hour } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { statement } from '#server/platform/statement.ts';
import { findSeeker } from './approved-seeker.ts';
import { openToCleaner } from './open-job-row.ts';

interface PreviewRow {
  id: string;
  cleaning_type: PreviewJob['cleaningType'];
  start_time: Date;
  end_time: Date;
  payout_cents: PreviewJob['payoutCents'];
  reopened: boolean;
  arrival_same_day: boolean;
  title: string;
  time_zone: string;
  city: string | null;
  state: string | null;
  bedrooms: number | null;
  bathrooms: string | null;
  square_footage: number | null;
}

/** As many as one screen can use; for more there is `/api/jobs/available`, which is paged. */
const mostInFull = 1000;
const glimpse = 3;

const soonest = statement<PreviewRow>(
  'preview_jobs',
  `select j.id, j.cleaning_type, j.start_time, j.end_time, j.payout_cents, j.reopened, j.arrival_same_day,
     p.title, p.time_zone, p.city, p.state, p.bedrooms, p.bathrooms, p.square_footage
   from job j join property p on p.id = j.property_id
   where ${openToCleaner}
   order by j.start_time, j.id limit $3`,
);

/** Three jobs without details; an approved cleaner gets every OPEN job in full. */
export async function previewJobs(kit: Kit, actor: Actor | null, limit = mostInFull): Promise<PreviewJob[]> {
  const now = kit.clock.now();
  const approved = actor?.role === 'CLEANER' && (await findSeeker(kit, actor)) !== null;
  const rows = await soonest(kit.db, [
    approved ? actor.id : null,
    now,
    Math.min(limit, approved ? mostInFull : glimpse),
  ]);
  return rows.map((row) => (approved ? inFull(row, now) : inGeneral(row, now)));
}

const genericTitles = {
  standard: 'Standard cleaning',
  deep: 'Deep cleaning',
  maintenance: 'Maintenance cleaning',
} as const;

const inGeneral = (row: PreviewRow, now: Date): PreviewJob => ({
  ...inFull(row, now),
  title: genericTitles[row.cleaning_type],
  city: null,
  state: null,
  scheduledFor: null,
  timeZone: null,
  payoutCents: null,
});

const inFull = (row: PreviewRow, now: Date): PreviewJob => ({
  id: row.id,
  title: row.title,
  urgency: urgencyOf(
    { status: 'OPEN', startTime: row.start_time, reopened: row.reopened, arrivalSameDay: row.arrival_same_day },
    now,
  ),
  city: row.city,
  state: row.state,
  scheduledFor: row.start_time.toISOString(),
  timeZone: row.time_zone,
  estimatedHours: Math.round(((row.end_time.getTime() - row.start_time.getTime()) / hour) * 100) / 100,
  bedrooms: row.bedrooms,
  bathrooms: row.bathrooms === null ? null : Number(row.bathrooms),
  squareFootage: row.square_footage,
  cleaningType: row.cleaning_type,
  payoutCents: row.payout_cents,
});
