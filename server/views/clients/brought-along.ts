import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL: hosts and the cleaners who brought them along, by the code of an invitation's link or because they signed up
 * with an invited address, as `host_id` and `cleaner_id`. Only who signed up after it, and has proven the address: who
 * had an account before stays unknown to the cleaner.
 */
export const broughtAlong: SQL = sql`(
  select id as host_id, referred_by as cleaner_id from user_account
  where role = 'HOST' and referred_by is not null and erased_at is null and email_verified_at is not null
  union
  select u.id, i.cleaner_id from client_invitation i join user_account u on u.email = i.email
  where u.role = 'HOST' and u.erased_at is null and u.email_verified_at is not null and i.created_at <= u.created_at)`;
