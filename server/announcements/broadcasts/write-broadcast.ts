import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { writeMail } from '#server/platform/mail.ts';
import type { TaskHandler } from '#server/platform/tasks.ts';
import { transact } from '#server/platform/transact.ts';
import { translate } from '#server/platform/translate.ts';
import { decideDelivery } from '../preferences/decide-delivery.ts';
import { quietUntil } from '../preferences/quiet-until.ts';
import { unsubscribeLink } from '../preferences/unsubscribe-link.ts';
import { type Wishes, wishesOf } from '../preferences/wishes-of.ts';
import { broadcasts } from '../table.ts';
import { inSegment } from './segment.ts';

type Row = typeof broadcasts.$inferSelect;
type Reader = Pick<typeof users.$inferSelect, 'id' | 'email' | 'locale'>;

/** So few that nobody else's mail waits long behind them, nor a change to one of these accounts, which are held meanwhile. */
const batch = 50;
/** News that could not be handed over for so long is none any more. */
const newsLife = 7 * day;

/**
 * Writes a broadcast's next mails and has the rest follow. Who was written to, and how far it has come, is one
 * transaction: a worker that dies writes nobody twice and leaves nobody out.
 */
export const broadcastWriter =
  (kit: Kit): TaskHandler =>
  ({ id }) =>
    transact(kit, async (tx) => {
      const [row] = await tx
        .select()
        .from(broadcasts)
        .where(eq(broadcasts.id, String(id)))
        .for('update');
      if (!row || row.sentAt || row.stoppedAt) return;
      const people = await nextPeople(tx, row);
      const wishes = await wishesOf(
        kit,
        tx,
        people.map((person) => person.id),
      );
      let written = 0;
      for (const person of people) if (await writeTo(kit, tx, row, person, wishes.get(person.id))) written++;
      const reached = people.at(-1)?.id;
      const isLast = people.length < batch;
      await tx
        .update(broadcasts)
        .set({
          written: sql`${broadcasts.written} + ${written}`,
          ...(reached && { reached }),
          ...(isLast && { sentAt: kit.clock.now() }),
        })
        .where(eq(broadcasts.id, row.id));
      if (!isLast) await kit.tasks.send(tx, 'write-broadcast', { id }, { key: `${id} ${reached}` });
    });

/**
 * In the order of their ids; who has joined since is not among those that were counted. Held until they are written to:
 * whoever is just being suspended or erased is left out, and erasing forgets a mail that was written a moment before.
 */
const nextPeople = (tx: Tx, row: Row): Promise<Reader[]> =>
  tx
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(
      and(
        inSegment(tx, row),
        lte(users.createdAt, row.createdAt),
        row.reached === null ? undefined : gt(users.id, row.reached),
      ),
    )
    .orderBy(asc(users.id))
    .limit(batch)
    .for('share');

/** Whether it was written: not to who wants no such mails. In quiet hours it waits for their end. */
async function writeTo(kit: Kit, tx: Tx, row: Row, person: Reader, wishes: Wishes | undefined): Promise<boolean> {
  if (row.fee) return writeFee(kit, tx, row, person);
  const now = kit.clock.now();
  const quietEnd = wishes ? quietUntil(now, wishes.quietHours, wishes.timeZone) : null;
  const wanted = wishes?.wants('news', 'email') ?? true;
  const verdict = decideDelivery({ channel: 'email', kind: 'news', wanted, isQuiet: quietEnd !== null });
  if (verdict === 'never') return false;
  const unsubscribeUrl = unsubscribeLink(kit, { userId: person.id, kind: 'news' });
  const footer = `${translate(person.locale, 'mail:unsubscribe')}\n${unsubscribeUrl}`;
  await writeMail(kit, tx, {
    ...{ key: `broadcast:${row.id}:${person.id}`, to: person.email, accountId: person.id, kind: 'news' },
    ...{ language: person.locale, subject: row.subject, text: `${row.text}\n\n${footer}`, unsubscribeUrl },
    ...{ expiresAt: plus(now, newsLife), notBefore: quietEnd },
  });
  return true;
}

/** What a job costs from now on is no news that somebody may do without. */
async function writeFee(
  kit: Kit,
  tx: Tx,
  { id, fee }: Row,
  { id: accountId, email, locale }: Reader,
): Promise<boolean> {
  await writeMail(kit, tx, {
    ...{ key: `broadcast:${id}:${accountId}`, to: email, accountId, kind: null, language: locale },
    subject: translate(locale, 'mail:settings.fee.subject'),
    text: translate(locale, 'mail:settings.fee.text', { ...fee }),
  });
  return true;
}
