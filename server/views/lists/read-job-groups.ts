import type { JobCounts } from '#contract/host-job-lists.ts';
import type { JobGroup } from '#contract/job-groups.ts';
import { statement } from '#server/platform/statement.ts';
import { jobNeeds, stayNeeds } from '../inbox/job-needs.ts';

/** The values: host, now, the job owed for, then the filters, null where one is not set: status, property, cleaner, from,
 * to, and the homes that a member looks after. */
const needed = `
  with need as (select "jobId" as id, min(rank) as rank, min(at) as at from (
    select id, kind, "jobId", rank, at, due from (${jobNeeds}) by_job
    union all select * from (${stayNeeds}) by_stay (id, kind, "jobId", rank, at, due)) each group by "jobId")`;

const filtered = `host_id = $1
  and ($4::text is null or job.status = $4) and ($5::uuid is null or job.property_id = $5)
  and ($6::uuid is null or job.cleaner_id = $6
    or exists (select from bid where bid.job_id = job.id and bid.cleaner_id = $6))
  and ($7::timestamptz is null or job.start_time >= $7) and ($8::timestamptz is null or job.start_time < $8)
  and ($9::uuid[] is null or job.property_id = any($9))`;

const isComing = `job.status in ('OPEN', 'ASSIGNED', 'IN_PROGRESS')`;
/** Each job with what it needs, if anything; joined, so that the needs are read once and not for each job. */
const jobs = 'job left join need on need.id = job.id';
const isSettled = 'need.id is null';

/** All of one group: each with what it is sorted by. */
const allOf = {
  needs: `select job.id, need.rank, need.at from need join job on job.id = need.id where ${filtered}`,
  coming: `select job.id, 0 as rank, job.start_time as at from ${jobs} where ${filtered} and ${isComing} and ${isSettled}`,
  done: `select job.id, 0 as rank, job.start_time as at from ${jobs} where ${filtered} and not ${isComing} and ${isSettled}`,
} satisfies Record<JobGroup, string>;

const upwards = { past: '>', order: 'rank, at, id' };
const downwards = { past: '<', order: 'rank desc, at desc, id desc' };

/**
 * The values are followed by where the page begins (rank, at, id; null for the first) and its length. How many there are in
 * all comes along, so that what the host needs is found out once: in a row of its own where the page is empty.
 */
const pageOf = (group: JobGroup, { past, order }: typeof upwards): string => `${needed},
  mine as (${allOf[group]}),
  page as (select * from mine where $10::int is null or (rank, at, id) ${past} ($10, $11::timestamptz, $12::uuid)
    order by ${order} limit $13)
  select page.*, total.jobs as total from (select count(*)::int as jobs from mine) total left join page on true
  order by ${order}`;

interface GroupedJob {
  /** Null where there is none on the page. */
  id: string | null;
  rank: number;
  at: Date;
  /** How many the group has in all. */
  total: number;
}

/** One page of a group: the most urgent, the soonest or the latest start first. */
export const readJobGroup = {
  needs: statement<GroupedJob>('host_jobs_needs', pageOf('needs', upwards)),
  coming: statement<GroupedJob>('host_jobs_coming', pageOf('coming', upwards)),
  done: statement<GroupedJob>('host_jobs_done', pageOf('done', downwards)),
} satisfies Record<JobGroup, unknown>;

/** How many there are in each group; the values up to the filters. */
export const countJobGroups = statement<JobCounts>(
  'host_job_counts',
  `${needed} select (count(*) filter (where not ${isSettled}))::int as needs,
     (count(*) filter (where ${isSettled} and ${isComing}))::int as coming,
     (count(*) filter (where ${isSettled} and not ${isComing}))::int as done
   from ${jobs} where ${filtered}`,
);
