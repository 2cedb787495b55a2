/** How far ahead a check-out without a cleaning asks for one: soon enough to matter, late enough that nobody plans it later. */
const near = `interval '3 days'`;

/** Nothing is missing: the job follows by itself, or what it waits for is in the inbox on its own. */
const toldOtherwise = `'later', 'needsCard', 'overlaps', 'needsHours', 'needsZone', 'needsPayment'`;

/**
 * The stays of one host ($1) that end soon, at one moment ($2), and after which nobody cleans before the next guest, as the
 * seven-day plan shows it: no cleaning was ever planned, or the one there was is canceled. On the day itself the row stays
 * until midnight where the home is.
 */
export const uncoveredStays = `
  select s.id, 'uncovered', null::uuid, 1, s.leaves, s.leaves
  from (
    select b.*, p.time_zone, (b.check_out + p.check_out_time::time) at time zone p.time_zone as leaves,
      (select min(n.check_in) from calendar_booking n where n.property_id = b.property_id and n.status <> 'canceled'
        and n.check_in >= b.check_out) as next_guest
    from calendar_booking b join property p on p.id = b.property_id
    where b.host_id = $1 and b.status = 'confirmed' and p.removed_at is null
      and b.check_out between ($2::timestamptz - interval '1 day')::date and ($2::timestamptz + interval '5 days')::date
  ) s
  where s.leaves < $2::timestamptz + ${near} and s.check_out >= ($2::timestamptz at time zone s.time_zone)::date
    and (s.job_id is not null or s.cleaning ->> 'code' not in (${toldOtherwise}))
    and not exists (select from job j where j.property_id = s.property_id and j.status <> 'CANCELED' and (j.id = s.job_id
      or (j.start_time at time zone s.time_zone)::date >= s.check_out
        and (s.next_guest is null or (j.start_time at time zone s.time_zone)::date <= s.next_guest)))`;
