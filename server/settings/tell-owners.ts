import { and, eq, isNull, ne } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { writeMail } from '#server/platform/mail.ts';
import { translate } from '#server/platform/translate.ts';

/** Mails the other owners that refunds take one admin only from now on, who decided it, and why. */
export async function tellOwnersOfLimitOff(kit: Kit, tx: Tx, by: Actor, reason: string): Promise<void> {
  const [decider] = await tx.select({ name: users.name }).from(users).where(eq(users.id, by.id));
  const owners = await tx
    .select({ id: users.id, email: users.email, locale: users.locale, name: users.name })
    .from(users)
    .where(and(eq(users.staffRole, 'owner'), ne(users.id, by.id), isNull(users.erasedAt)));
  for (const { id, email, locale, name } of owners)
    await writeMail(kit, tx, {
      ...{ key: `limit-off:${newId()}`, to: email, accountId: id, kind: 'signIn', language: locale },
      subject: translate(locale, 'mail:settings.refundLimitOff.subject'),
      text: translate(locale, 'mail:settings.refundLimitOff.text', { name, by: decider?.name ?? '', reason }),
    });
}
