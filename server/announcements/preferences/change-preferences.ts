import { eq, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import { hearsOf, isEssential } from '#contract/notice-kinds.ts';
import type { changeNoticePreferences as endpoint, NoticePreferences } from '#contract/notice-preferences.ts';
import { phoneE164 } from '#contract/phone-e164.ts';
import { users } from '#server/accounts/table.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { forgetWaitingMails } from '#server/platform/mail/forget-mails.ts';
import { invalidInput, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { noticePreferences, quietHours } from '../table.ts';
import { forgetUnreachable } from './number-refusals.ts';
import { showPreferences } from './show-preferences.ts';

type Body = BodyOf<typeof endpoint>;
type Choices = [kind: NonNullable<keyof NonNullable<Body['kinds']>>, chosen: Chosen][];
type Chosen = { email?: boolean; push?: boolean; sms?: boolean };

/** Changes what is sent and leaves the rest. Nothing at all is changed where one part is refused. */
export function changePreferences(
  kit: Kit,
  actor: Actor,
  { kinds, quietHours: hours }: Body,
): Promise<NoticePreferences> {
  // one without a value says nothing
  const choices = Object.entries(kinds ?? {}).filter(([, chosen]) => chosen) as Choices; // the keys of the schema
  refuseStrange(actor, choices);
  refuseEssential(choices);
  return transact(kit, async (tx) => {
    await choose(tx, actor.id, choices);
    if (choices.some(([, { sms }]) => sms)) await tryAgain(kit, tx, actor.id);
    const ended = choices.filter(([, { email }]) => email === false).map(([kind]) => kind);
    if (ended.length > 0) await forgetWaitingMails(tx, actor.id, ended);
    if (hours === null) await tx.delete(quietHours).where(eq(quietHours.userId, actor.id));
    if (hours) await setHours(tx, actor.id, { startsAt: hours.start, endsAt: hours.end });
    return showPreferences(kit, actor, tx);
  });
}

function refuseStrange({ role }: Actor, choices: Choices): void {
  const strange = choices.filter(([kind]) => !hearsOf(role, kind)).map(([kind]) => [`kinds.${kind}`, 'unknownOption']);
  if (strange.length > 0) throw invalidInput(Object.fromEntries(strange));
}

function refuseEssential(choices: Choices): void {
  if (choices.some(([kind, { email }]) => email === false && isEssential(kind)))
    throw new Refusal('essential', 'Emails about logging in, money, today’s work and reports can’t be turned off.');
}

async function choose(tx: Tx, userId: string, choices: Choices): Promise<void> {
  if (choices.length === 0) return;
  const { email, push, sms } = noticePreferences;
  const kept = (column: 'email' | 'push' | 'sms') =>
    sql`coalesce(excluded.${sql.identifier(column)}, ${{ email, push, sms }[column]})`;
  await tx
    .insert(noticePreferences)
    .values(choices.map(([kind, chosen]) => ({ userId, kind, ...chosen })))
    .onConflictDoUpdate({
      target: [noticePreferences.userId, noticePreferences.kind],
      set: { email: kept('email'), push: kept('push'), sms: kept('sms') },
    });
}

async function setHours(tx: Tx, userId: string, hours: { startsAt: string; endsAt: string }): Promise<void> {
  await tx
    .insert(quietHours)
    .values({ userId, ...hours })
    .onConflictDoUpdate({ target: quietHours.userId, set: hours });
}

/** Who asks for texts anew may have another telephone: their number is tried again, unless its owner answered STOP. */
async function tryAgain(kit: Kit, tx: Tx, userId: string): Promise<void> {
  const [person] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  const number = phoneE164(person?.phone ?? null);
  if (number) await forgetUnreachable(kit, tx, number);
}
