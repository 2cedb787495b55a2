import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AccountSignal } from '#contract/account-signals.ts';
import { type SignalKind, signalKinds } from '#contract/signal-kinds.ts';
import { listStaff } from '#contract/staff.ts';
import { staffMay } from '#contract/staff-rights.ts';
import { users } from '#server/accounts/table.ts';
import { accountsWithSameSsn } from '#server/background-checks/index.ts';
import { paymentMethods } from '#server/cards/table.ts';
import { payments } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';

/** More would be an office or a test, not somebody with two accounts. */
const most = 20;

/** What an account has in common with others that were not erased, among them staff only for who sees staff; 404 if there is no such account. */
export async function listSignals({ db, settings }: Kit, asking: Actor, id: string): Promise<AccountSignal[]> {
  const seesStaff = staffMay(asking.staffRole, listStaff);
  const [own] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt), seesStaff ? undefined : isNull(users.staffRole)));
  if (!own) throw notFound();
  const found: Record<SignalKind, readonly string[]> = {
    ssn: ((await accountsWithSameSsn(db, [id])).get(id) ?? []).map((other) => other.id),
    // the hosts of a demo have all saved the one test card
    card: await sameCard(db, id, settings.mode === 'demo' ? 'paid' : 'paid or saved'),
    phone: await samePhone(db, id),
    browser: await sameBrowser(db, id),
  };
  const signals: AccountSignal[] = [];
  for (const kind of signalKinds) {
    const people = await present(db, found[kind], seesStaff);
    if (people.length > 0) signals.push({ kind, users: people });
  }
  return signals;
}

async function sameCard(reader: Reader, id: string, cards: 'paid' | 'paid or saved'): Promise<string[]> {
  const saved = cards === 'paid or saved';
  const { rows } = await reader.execute<{ id: string }>(sql`
    with own as (
      select ${payments.cardFingerprint} as card from ${payments}
        where ${payments.payerId} = ${id} and ${payments.cardFingerprint} is not null
      union select ${paymentMethods.fingerprint} from ${paymentMethods} where ${saved} and ${paymentMethods.userId} = ${id}
    )
    select distinct other.id from own cross join lateral (
      select ${payments.payerId} as id from ${payments} where ${payments.cardFingerprint} = own.card
      union select ${paymentMethods.userId} from ${paymentMethods} where ${saved} and ${paymentMethods.fingerprint} = own.card
    ) other where other.id <> ${id} limit ${most}`);
  return rows.map((row) => row.id);
}

/** The last ten digits, however the number was written; as its index has them. */
async function samePhone(reader: Reader, id: string): Promise<string[]> {
  const { rows } = await reader.execute<{ id: string }>(sql`
    select other.id from user_account own join user_account other
      on right(regexp_replace(other.phone, '\\D', '', 'g'), 10) = right(regexp_replace(own.phone, '\\D', '', 'g'), 10)
    where own.id = ${id} and own.phone ~ '\\d' and other.phone is not null and other.id <> own.id limit ${most}`);
  return rows.map((row) => row.id);
}

async function sameBrowser(reader: Reader, id: string): Promise<string[]> {
  const { rows } = await reader.execute<{ id: string }>(sql`
    select distinct other.user_id as id from known_device own
    join known_device other on other.browser_hash = own.browser_hash and other.user_id <> own.user_id
    where own.user_id = ${id} and own.browser_hash is not null limit ${most}`);
  return rows.map((row) => row.id);
}

async function present(reader: Reader, ids: readonly string[], seesStaff: boolean): Promise<AccountSignal['users']> {
  if (ids.length === 0) return [];
  const rows = await reader
    .select({ id: users.id, name: users.name, email: users.email, role: users.role, suspendedAt: users.suspendedAt })
    .from(users)
    .where(
      and(
        sql`${users.id} = any(${sql.param([...ids])}::uuid[])`,
        isNull(users.erasedAt),
        seesStaff ? undefined : isNull(users.staffRole),
      ),
    )
    .orderBy(users.createdAt, users.id)
    .limit(most);
  return rows.map(({ suspendedAt, ...person }) => ({ ...person, suspended: suspendedAt !== null }));
}
