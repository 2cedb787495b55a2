import { and, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { SystemHealth } from '#contract/admin-health.ts';
import { day, minute, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { mails } from '#server/platform/mail.ts';

/** A login code lives ten minutes: mail that waits this long no longer lets anybody in. */
const tooLate = 10 * minute;
const late = 2 * minute;

/** The one mailbox that puts mail off says nothing about the server; several that do may well. */
const deferred = sql`${mails.error} like 'SMTP 4%'`;
/** A mail that is being handed over at this moment has tries and no error yet. */
const stuck = sql`(${mails.tries} = 0 or (${mails.error} is not null and not ${deferred}))`;

/** Mails that wait, by the time they were written; where no mail server is set, none ever does. */
export async function checkMail({ db, clock }: Pick<Kit, 'db' | 'clock'>): Promise<SystemHealth['mail']> {
  const now = clock.now();
  const [[due], [given]] = await Promise.all([
    db
      .select({
        waiting: sql<number>`count(*)::int`,
        since: sql<string | null>`min(${mails.createdAt})`,
        stuckSince: sql<string | null>`min(${mails.createdAt}) filter (where ${stuck})`,
        mailboxes: sql<number>`count(distinct ${mails.recipient}) filter (where ${deferred})::int`,
      })
      .from(mails)
      .where(and(isNotNull(mails.nextTryAt), lte(mails.createdAt, now))),
    db
      .select({ failed: sql<number>`count(*)::int` })
      .from(mails)
      .where(gt(mails.failedAt, plus(now, -day))),
  ]);
  const since = due?.since ? new Date(due.since) : null;
  const failed = given?.failed ?? 0;
  const waited = ageOf(due?.since, now);
  const isServer = ageOf(due?.stuckSince, now) > tooLate || (due?.mailboxes ?? 0) > 1;
  const state = isServer && waited > tooLate ? 'failing' : waited > late || failed > 0 ? 'warning' : 'ok';
  return { state, waiting: due?.waiting ?? 0, waitingSince: since?.toISOString() ?? null, failed };
}

const ageOf = (since: string | null | undefined, now: Date): number =>
  since ? now.getTime() - new Date(since).getTime() : 0;
