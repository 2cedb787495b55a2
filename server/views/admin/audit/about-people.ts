import { type SQL, sql } from 'drizzle-orm';
import { staffInvitations, users } from '#server/accounts/table.ts';
import { auditLog } from '#server/audit/table.ts';
import { contentReports } from '#server/moderation/table.ts';
import { ledgerEntries, ledgerTransactions, payments } from '#server/payments/table.ts';
import { payouts } from '#server/payouts/table.ts';
import { likeness } from '#server/platform/http/found-by.ts';
import { reviews } from '#server/reviews/table.ts';

/** More people than this are called alike only by a letter or two. */
const people = 200;

/**
 * The entries about whom these words name, as the list shows them: the people are looked up first, then what of theirs
 * an entry can be about, then the entries; each by its index.
 */
export function aboutPeople(q: string): SQL {
  const like = likeness(q);
  const theirs = sql`(select id from named)`;
  return sql`${auditLog.subjectId} = any(array(
    with named as materialized (
      select u.id from ${users} u where u.name ilike ${like} or u.email::text ilike ${like} limit ${people}
    )
    select id::text from named
    union all select p.id::text from ${payments} p where p.payer_id = any(array${theirs})
    union all select t.id::text from ${payments} p join ${ledgerTransactions} t on t.payment_id = p.id
      where p.payer_id = any(array${theirs})
    union all select e.transaction_id::text from ${ledgerEntries} e
      where e.owner_id = any(array${theirs}) and e.account = 'cleaner'
    union all select o.id::text from ${payouts} o where o.cleaner_id = any(array${theirs})
    union all select r.id::text from ${reviews} r where r.author_id = any(array${theirs})
    union all select c.id::text from ${contentReports} c where c.author_id = any(array${theirs})
    union all select i.id::text from ${staffInvitations} i where i.email = ${q}
    union all select l.facts->>'invitation' from ${auditLog} l
      where l.actor_id = any(array${theirs}) and l.action = 'join staff'
  ))`;
}
