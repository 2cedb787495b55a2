import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { users } from '#server/accounts/table.ts';
import { limitSecretLink } from '#server/platform/http/rate-limit.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { translate } from '#server/platform/translate.ts';
import { calendarExports } from '../table.ts';
import { entriesOf } from './entries-of.ts';
import { hashOfSecret } from './export-link.ts';
import { sendIcal } from './send-ical.ts';
import { writeIcal } from './write-ical.ts';

/** Sends somebody's calendar to whoever has its link, in that person's language; 404 once the link has ended. */
export async function sendCalendar(kit: Kit, secret: string, reply: FastifyReply): Promise<undefined> {
  const secretHash = hashOfSecret(kit, secret);
  const [owner] = await kit.db
    .select({ id: users.id, role: users.role, locale: users.locale })
    .from(calendarExports)
    .innerJoin(users, eq(users.id, calendarExports.userId))
    .where(and(eq(calendarExports.secretHash, secretHash), isNull(users.suspendedAt), isNull(users.erasedAt)));
  if (!owner) throw notFound();
  await limitSecretLink(owner.id);
  const name = translate(
    owner.locale,
    owner.role === 'HOST' ? 'calendarExport:hostName' : 'calendarExport:cleanerName',
  );
  const file = writeIcal(name, await entriesOf(kit, owner), kit.clock.now());
  sendIcal(reply, file, 'inline');
}
