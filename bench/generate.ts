import type pg from 'pg';
import { type Town, towns } from './towns.ts';

export interface Size {
  jobs: number;
  properties: number;
  hosts: number;
  cleaners: number;
  towns: number;
}

/**
 * The size of a marketplace with this many jobs: twenty jobs per property, five hundred per town. It grows by adding
 * towns, as real ones do, rather than a thousand jobs in one street.
 */
export const sizeOf = (jobs: number): Size => ({
  jobs,
  properties: Math.ceil(jobs / 20),
  hosts: Math.ceil(jobs / 60),
  cleaners: Math.max(20, Math.ceil(jobs / 50)),
  towns: Math.max(10, Math.ceil(jobs / 500)),
});

const kinds = { host: 1, cleaner: 2, property: 3, job: 4, bid: 5, timeline: 6, task: 7 } as const;
type Kind = keyof typeof kinds;

/** The id of the n-th of its kind, counted from 0; these look like UUIDs v7 and are the same every time. */
export const idOf = (kind: Kind, n: number): string =>
  `0190000${kinds[kind]}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const idSql = (kind: Kind, n: string) =>
  `('0190000${kinds[kind]}-0000-7000-8000-' || lpad(to_hex((${n})::bigint), 12, '0'))::uuid`;

/**
 * Fills an empty, migrated database with a marketplace of this many jobs, set by set: 100,000 jobs in seconds. The same
 * size and instant give the same rows. Foreign keys are not checked meanwhile, so the connection must be a superuser's.
 *
 * Of 100 jobs 12 are OPEN in the next three weeks with five bids each, 6 ASSIGNED, 1 IN_PROGRESS, 2 SUBMITTED, 72 PAID
 * over the last years and 7 CANCELED. Live jobs have a checklist. Every cleaner is APPROVED, in their town.
 */
export async function generate(client: pg.Client, size: Size, now: Date): Promise<void> {
  await client.query('set session_replication_role = replica; set statement_timeout = 0; set synchronous_commit = off');
  await insertTowns(client, towns(size.towns));
  await client.query(accountsSql(size), [now]);
  await client.query(profilesSql(size), [now]);
  await client.query(propertiesSql(size), [now]);
  await client.query(jobsSql(size), [now]);
  await client.query(timelineSql);
  await client.query(tasksSql);
  await client.query(bidsSql(size));
  await client.query('drop table town; reset session_replication_role; reset synchronous_commit');
  await client.query('vacuum (analyze)');
}

async function insertTowns(client: pg.Client, list: Town[]): Promise<void> {
  await client.query(
    `create temporary table town as
     select (row_number() over () - 1)::int as n, * from unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[], $6::text[])
       as town (city, state, zip, latitude, longitude, zone)`,
    [
      list.map(({ city }) => city),
      list.map(({ state }) => state),
      list.map(({ zip }) => zip),
      list.map(({ latitude }) => latitude),
      list.map(({ longitude }) => longitude),
      list.map(({ timeZone }) => timeZone),
    ],
  );
  await client.query('create index on town (n); analyze town');
}

const accountsSql = ({ hosts, cleaners }: Size) => `
  insert into user_account (id, email, name, role, email_verified_at, onboarding_completed, rating_stars, rating_count,
    referral_code, created_at)
  select ${idSql('host', 'n')}, 'host' || n || '@bench.example', 'Host No. ' || n, 'HOST', $1, true, n % 40 * 4, n % 40,
    'HOST' || n, $1::timestamptz - interval '3 years' + n * interval '1 second'
  from generate_series(0, ${hosts - 1}) n
  union all
  select ${idSql('cleaner', 'n')}, 'cleaner' || n || '@bench.example', 'Cleaner No. ' || n, 'CLEANER', $1, true,
    n % 40 * 4, n % 40, 'CLEAN' || n, $1::timestamptz - interval '3 years' + n * interval '1 second'
  from generate_series(0, ${cleaners - 1}) n`;

// In one of a hundred places in their town, like ZIP codes: people share them, but a whole town does not share one.
const profilesSql = ({ cleaners, towns: count }: Size) => `
  insert into cleaner_profile (user_id, first_name, last_name, clearance, cleared_until, hourly_rate_cents,
    service_radius_km, preferred_cleaning_types, max_jobs_per_day, min_payout_cents, work_day_start, work_day_end,
    available_weekdays, weekly, languages, city, state, zip_code, location, time_zone, created_at)
  select ${idSql('cleaner', 'c')}, 'Cleaner', 'No. ' || c, 'APPROVED', $1::timestamptz + interval '300 days',
    2000 + c % 30 * 100, 25, array['standard'], 3, 5000, '08:00', '18:00',
    array['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    (select jsonb_object_agg(day, jsonb_build_object('available', true, 'start', '08:00', 'end', '18:00'))
     from unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']) day),
    array['English'], city, state, zip,
    ll_to_earth(latitude + (c / ${count} % 10 - 5) * 0.01, longitude + (c / ${count} / 10 % 10 - 5) * 0.01), zone, $1
  from generate_series(0, ${cleaners - 1}) c join town on town.n = c % ${count}`;

// Within about five kilometres of the middle of their town.
const propertiesSql = ({ properties, hosts, towns: count }: Size) => `
  insert into property (id, host_id, title, address, city, state, zip_code, latitude, longitude, location, time_zone,
    bedrooms, bathrooms, square_footage, notes, default_payout_cents, created_at)
  select ${idSql('property', 'p')}, ${idSql('host', `p % ${hosts}`)}, 'Home No. ' || p,
    p || ' Main Street, ' || city || ', ' || state || ' ' || zip, city, state, zip, lat, lon, ll_to_earth(lat, lon), zone,
    1 + p % 6, 1 + p % 7 * 0.5, 500 + p % 2000, 'The key is in the box.', 12000,
    $1::timestamptz - interval '3 years' + p * interval '1 second'
  from (
    select p, town.*, latitude + (p * 7919 % 100 - 50) * 0.001 as lat, longitude + (p * 104729 % 100 - 50) * 0.001 as lon
    from generate_series(0::bigint, ${properties - 1}) p join town on town.n = p % ${count}) placed`;

// One cleaner's three held jobs never overlap: each round of cleaners has its own day. Written in the order of
// creation, as time would have done, so that live jobs are stored together.
const jobsSql = ({ jobs, properties, hosts, cleaners }: Size) => `
  insert into job (id, host_id, property_id, cleaner_id, status, cleaning_type, start_time, end_time, busy_until,
    payout_cents, host_fee_cents, cleaner_fee_cents, special_instructions, custom_tasks, location, charge_consent_at,
    submitted_at, paid_at, canceled_at, created_at)
  select ${idSql('job', 'n')}, ${idSql('host', `prop % ${hosts}`)}, ${idSql('property', 'prop')},
    case when taken then ${idSql('cleaner', `n % ${cleaners}`)} end, status,
    (array['standard', 'standard', 'deep', 'maintenance'])[1 + n % 4], start, start + interval '4 hours',
    start + interval '4 hours 30 minutes', 8000 + n % 100 * 100, case when taken then 500 end, case when taken then 500 end,
    'Please mind the cat.', '[{"name": "Water the plants", "price": 5, "required": false}]',
    (select location from property where property.id = ${idSql('property', 'prop')}), $1,
    case when status in ('SUBMITTED', 'PAID') then start + interval '4 hours' end,
    case when status = 'PAID' then start + interval '2 days' end, case when status = 'CANCELED' then start end,
    least(start, $1::timestamptz) - interval '10 days' + n * interval '1 millisecond'
  from (
    select n, n * 7919 % ${properties} as prop, status,
      status in ('ASSIGNED', 'IN_PROGRESS', 'SUBMITTED', 'PAID') as taken,
      date_trunc('hour', $1::timestamptz) + case status
        when 'OPEN' then interval '2 hours' + n * 31 % 504 * interval '1 hour'
        when 'ASSIGNED' then interval '3 hours' + (n / ${cleaners}) * interval '1 day'
        when 'IN_PROGRESS' then interval '-1 hour'
        when 'SUBMITTED' then interval '-20 hours'
        else interval '-10 days' - n * 13 % 24000 * interval '1 hour' end as start
    from (
      select n, case when chance < 12 then 'OPEN' when chance < 18 then 'ASSIGNED'
          when chance < 19 then case when n < ${cleaners} then 'IN_PROGRESS' else 'SUBMITTED' end
          when chance < 21 then 'SUBMITTED' when chance < 93 then 'PAID' else 'CANCELED' end as status
      from (select n, (hashint8(n) & 65535) % 100 as chance from generate_series(0::bigint, ${jobs - 1}) n) numbers) states) timed
  order by least(start, $1::timestamptz), n`;

const timelineSql = `
  insert into job_timeline (id, job_id, kind, actor_id, at)
  select ('01900006' || substr(id::text, 9))::uuid, id, 'POSTED', host_id, created_at from job`;

const tasksSql = `
  insert into job_task (id, job_id, position, name, room, required, template_key)
  select ('019' || to_hex(position) || '0007' || substr(job.id::text, 9))::uuid, job.id, position, name, 'General', true,
    'makeBeds'
  from job cross join unnest(array['Make beds', 'Vacuum all floors', 'Clean bathrooms', 'Kitchen cleaning',
    'Empty trash bins']) with ordinality as task (name, position)
  where status in ('OPEN', 'ASSIGNED', 'IN_PROGRESS', 'SUBMITTED')`;

const bidsSql = ({ cleaners }: Size) => `
  insert into bid (id, job_id, cleaner_id, amount_cents, message, estimated_hours, status, created_at, decided_at)
  select ('019' || to_hex(k) || '0005' || substr(id::text, 9))::uuid, id,
    coalesce(cleaner_id, ${idSql('cleaner', `(('x' || right(id::text, 12))::bit(48)::bigint * 7919 + k * 31) % ${cleaners}`)}),
    7000 + k * 500, 'I know this part of town well.', 3, case when cleaner_id is null then 'PENDING' else 'ACCEPTED' end,
    created_at + k * interval '1 minute', case when cleaner_id is null then null else created_at + interval '1 day' end
  from job cross join generate_series(1, 5) k
  where status = 'OPEN' or (cleaner_id is not null and k = 1)`;
