import type { Client } from 'pg';
import { tokenOf } from './bench-database.ts';
import { idOf, type Size } from './generate.ts';

export interface Sent {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}
/** A kind of call to measure; `next` returns a different one each time, the same ones for every contestant. */
export interface Call {
  name: 'list' | 'detail' | 'bid';
  /** The goal as a share of F, as in bench/README.md. */
  goal: number;
  next(): Sent;
}

/** Steps through 0..count-1 without visiting neighbors in a row. */
const stroll = (count: number) => {
  let step = 0;
  return () => (step++ * 7919) % count;
};

const headersOf = (accountId: string) => ({ authorization: `Bearer ${tokenOf(accountId)}`, 'x-account': accountId });

/** Twenty open jobs near a cleaner, the first page. */
export function listCall({ cleaners }: Size): Call {
  const stepped = stroll(cleaners);
  return {
    name: 'list',
    goal: 0.85,
    next: () => ({
      method: 'GET',
      path: '/api/jobs/available?limit=20',
      headers: headersOf(idOf('cleaner', stepped())),
    }),
  };
}

/** An open job with five bids, viewed by its host. */
export async function detailCall(client: Client): Promise<Call> {
  const { rows } = await client.query<{ id: string; host_id: string }>(
    `select id, host_id from job where status = 'OPEN' and (select count(*) from bid where bid.job_id = job.id) = 5 limit 20000`,
  );
  const stepped = stroll(rows.length);
  return {
    name: 'detail',
    goal: 0.8,
    next() {
      const job = rows[stepped()];
      if (!job) throw new Error('a generated marketplace has open jobs');
      return { method: 'GET', path: `/api/jobs/${job.id}`, headers: headersOf(job.host_id) };
    },
  };
}

/** A bid, each on a job by a cleaner who has not bid there and holds no job near that time; never the same twice. */
export async function bidCall(client: Client, { cleaners }: Size): Promise<Call> {
  const { rows } = await client.query<{ job: string; cleaner: string }>(bidPairs, [cleaners]);
  let step = 0;
  const body = JSON.stringify({ amountCents: 9500, message: 'I clean around the corner.', estimatedHours: 3.5 });
  return {
    name: 'bid',
    goal: 0.5,
    next() {
      const pair = rows[step++];
      if (!pair) throw new Error(`all ${rows.length} pairs of job and cleaner are used: choose shorter rounds`);
      const headers = { ...headersOf(pair.cleaner), 'content-type': 'application/json' };
      return { method: 'POST', path: `/api/jobs/${pair.job}/bids`, headers, body };
    },
  };
}

// Cleaners take turns, to stay far below the limit of writes a minute. Anyone who holds a job too close in time for the
// travel between the two (30 minutes, or 40 km/h) is left out: such a bid is refused.
const bidPairs = `
  select job.id as job, cleaner.user_id as cleaner
  from (select id, start_time, end_time, location, row_number() over (order by id) as n from job
        where status = 'OPEN' and start_time > now() + interval '1 hour' limit 10000) job
  cross join generate_series(1, 30) turn
  join (select user_id, row_number() over (order by user_id) as n from cleaner_profile) cleaner
    on cleaner.n = 1 + (job.n * 31 + turn * 977) % $1
  where not exists (select from bid where bid.job_id = job.id and bid.cleaner_id = cleaner.user_id)
    and not exists (
      select from job held
      cross join lateral (select interval '1 hour' + earth_distance(held.location, job.location) * 3.6 / 40 * interval '1 second' as gap) way
      where held.cleaner_id = cleaner.user_id and held.status in ('ASSIGNED', 'IN_PROGRESS')
        and held.start_time < job.end_time + gap and held.end_time + gap > job.start_time)
  order by turn, job.n * 7919 % 10007`;
