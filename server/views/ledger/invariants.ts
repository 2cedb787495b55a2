/** Something that must be true of the books. The statement finds where it is not, in whole cents. */
export interface Invariant {
  name: string;
  sql: string;
}

const shareOf = (account: string) => `coalesce(sum(e.amount_cents) filter (where e.account = '${account}'), 0)`;

/** What is booked for each payment that has succeeded. */
const booked = `
  select p.*, ${shareOf('provider')} as provider, ${shareOf('cleaner')} as cleaner, ${shareOf('fees')} as fees,
    ${shareOf('checks')} as checks, ${shareOf('refunds')} as refunds, p.amount_cents - p.refunded_cents - p.charged_back_cents as left_cents
  from payment p
  left join ledger_transaction t on t.payment_id = p.id
  left join ledger_entry e on e.transaction_id = t.id
  group by p.id`;
const untouched = `b.status = 'succeeded' and b.refunded_cents + b.returned_cents + b.charged_back_cents = 0`;

/** Each statement gives `subject`, `found` and `expected`. */
export const invariants: readonly Invariant[] = [
  {
    name: 'every transaction sums to zero',
    sql: `select 'transaction ' || t.id as subject, coalesce(sum(e.amount_cents), 0) as found, 0 as expected
      from ledger_transaction t left join ledger_entry e on e.transaction_id = t.id
      group by t.id having coalesce(sum(e.amount_cents), 0) <> 0 or count(e.id) < 2`,
  },
  {
    name: 'a payment is booked as what is left of it',
    sql: `select 'payment ' || id as subject, -provider as found, expected from (
        select b.*, case when b.status in ('succeeded', 'refunded') then b.left_cents else 0 end as expected
        from (${booked}) b) found
      where -provider <> expected`,
  },
  {
    name: 'a host is charged the payout and the host’s fee',
    sql: `select 'payment ' || p.id as subject, p.amount_cents as found,
        coalesce(j.decided_payout_cents, j.payout_cents) + j.host_fee_cents as expected
      from payment p join job j on j.id = p.job_id
      where p.kind = 'job' and p.status in ('succeeded', 'refunded') and j.status = 'PAID'
        and p.amount_cents not in (
          j.payout_cents + j.host_fee_cents, coalesce(j.decided_payout_cents, j.payout_cents) + j.host_fee_cents)`,
  },
  {
    name: 'of a job Freshkey keeps both fees, and the cleaner has the rest',
    sql: `select 'payment ' || b.id as subject, b.cleaner as found,
        greatest(0, b.amount_cents - j.host_fee_cents - j.cleaner_fee_cents) as expected
      from (${booked}) b join job j on j.id = b.job_id
      where b.kind = 'job' and ${untouched} and j.status = 'PAID'
        and b.cleaner <> greatest(0, b.amount_cents - j.host_fee_cents - j.cleaner_fee_cents)`,
  },
  {
    name: 'tips and pay for waiting and late cancellations are the cleaner’s whole',
    sql: `select 'payment ' || b.id as subject, b.cleaner as found, b.amount_cents as expected from (${booked}) b
      where b.kind in ('tip', 'cancellation', 'waiting') and ${untouched} and b.cleaner <> b.amount_cents`,
  },
  {
    name: 'a share is never below zero nor above what was charged',
    sql: `select 'payment ' || b.id as subject, b.cleaner as found, least(greatest(b.cleaner, 0), b.amount_cents) as expected
      from (${booked}) b where b.cleaner not between 0 and b.amount_cents`,
  },
  {
    name: 'the fee of a background check is booked as such',
    sql: `select 'payment ' || b.id as subject, b.checks as found, b.left_cents as expected from (${booked}) b
      where b.kind = 'background_check' and b.status in ('succeeded', 'refunded') and b.checks + b.returned_cents <> b.left_cents`,
  },
  {
    name: 'of a repayment nobody keeps more than the chargeback took',
    sql: `select 'payment ' || b.id as subject, b.cleaner + b.fees as found, b.left_cents as expected from (${booked}) b
      where b.kind = 'repayment' and b.status in ('succeeded', 'refunded')
        and b.cleaner + b.fees + b.returned_cents <> b.left_cents`,
  },
  {
    name: 'what came back of refunds is the payers’ until it is sent again',
    sql: `select 'payment ' || b.id as subject, b.refunds as found, b.returned_cents as expected from (${booked}) b
      where b.refunds <> b.returned_cents`,
  },
  {
    name: 'what left a balance is what its payouts say',
    sql: `with sent as (
        select cleaner_id, sum(amount_cents) filter (where status <> 'failed') as cents from payout group by 1),
      booked as (
        select owner_id, sum(amount_cents) as cents from ledger_entry
        where account in ('payouts', 'payoutFees') group by 1)
      select 'cleaner ' || coalesce(cleaner_id, owner_id) as subject,
        coalesce(booked.cents, 0) as found, coalesce(sent.cents, 0) as expected
      from sent full join booked on owner_id = cleaner_id
      where coalesce(booked.cents, 0) <> coalesce(sent.cents, 0)`,
  },
  {
    name: 'the parts of a payout are its amount',
    sql: `select 'payout ' || p.id as subject, coalesce(sum(i.amount_cents), 0) as found, p.amount_cents as expected
      from payout p left join payout_item i on i.payout_id = p.id where p.status <> 'failed'
      group by p.id having coalesce(sum(i.amount_cents), 0) <> p.amount_cents`,
  },
  {
    name: 'a job is PAID where its payment has succeeded, and nowhere else',
    sql: `select 'job ' || j.id as subject, coalesce(p.amount_cents, 0) as found,
        case when j.status = 'PAID' then j.payout_cents + j.host_fee_cents else 0 end as expected
      from job j left join payment p on p.job_id = j.id and p.kind = 'job' and p.status in ('succeeded', 'refunded')
      where (j.status = 'PAID' and p.id is null and j.decided_payout_cents is distinct from 0)
        or (j.status <> 'PAID' and p.status = 'succeeded')`,
  },
  {
    name: 'money is held back only while a report is open',
    sql: `select 'job ' || j.id as subject, sum(e.amount_cents) as found, 0 as expected
      from ledger_entry e join ledger_transaction t on t.id = e.transaction_id join job j on j.id = t.job_id
      where e.account = 'cleaner' and e.released_at > '9000-01-01'
        and (j.report_status is null or j.report_status = 'RESOLVED')
      group by j.id having sum(e.amount_cents) <> 0`,
  },
  {
    name: 'a referral credit waives its own cleaner’s fee',
    sql: `select 'job ' || j.id as subject, j.cleaner_fee_cents as found, 0 as expected
      from job j join fee_credit c on c.id = j.credit_id
      where j.cleaner_fee_cents <> 0 or c.owner_id <> j.cleaner_id`,
  },
];
