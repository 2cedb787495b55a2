import { eq } from 'drizzle-orm';
import { record } from '#server/events.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { writeMail } from '#server/platform/mail.ts';
import { translate } from '#server/platform/translate.ts';
import { attemptsSoFar, countAttempt, holdAttempts } from './attempts.ts';
import { limits } from './limits.ts';
import { users } from './table.ts';

const wholeSite = 'site';

/** Whether codes may be used for this e-mail now: not after 10 wrong ones in a row, nor after 200 on the whole site. */
export async function codesWork(kit: Kit, tx: Tx, email: string): Promise<boolean> {
  const { tries } = await holdAttempts(kit, tx, limits.wrongCodes, email);
  return tries < limits.wrongCodes.most && !(await siteBrakeIsClosed(kit, tx));
}

async function siteBrakeIsClosed(kit: Kit, reader: Reader): Promise<boolean> {
  const { tries } = await attemptsSoFar(kit, reader, limits.wrongOnSite, wholeSite);
  return tries >= limits.wrongOnSite.most;
}

/** Counts a wrong code for its e-mail, its network and the site; the guess that closes the site's brake alerts the admins. */
export async function countWrongCode(kit: Kit, tx: Tx, email: string, { ipRange }: Caller): Promise<void> {
  await countAttempt(kit, tx, limits.wrongCodes, email);
  await countAttempt(kit, tx, limits.wrongFromNetwork, ipRange);
  const { tries, endsAt } = await countAttempt(kit, tx, limits.wrongOnSite, wholeSite);
  if (tries !== limits.wrongOnSite.most) return;
  await alertAdmins(kit, tx, endsAt);
  await record(kit, tx, { kind: 'codes switched off' });
}

async function alertAdmins(kit: Kit, tx: Tx, until: Date): Promise<void> {
  const admins = await tx
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.role, 'ADMIN'));
  for (const { id, email, locale } of admins) {
    await writeMail(kit, tx, {
      key: `codes off until ${until.toISOString()}:${id}`,
      to: email,
      subject: translate(locale, 'mail:manyWrongCodes.subject'),
      text: translate(locale, 'mail:manyWrongCodes.text', {
        most: limits.wrongOnSite.most,
        until: `${until.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      }),
    });
  }
}
