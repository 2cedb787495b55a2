import { and, eq, isNotNull } from 'drizzle-orm';
import type { AdminCalendar } from '#contract/admin-calendars.ts';
import { users } from '#server/accounts/table.ts';
import { appendAudit } from '#server/audit/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { readNow } from '../syncing/sync-now.ts';
import { calendarIntegrations } from '../table.ts';
import { isConnected, presentAdminCalendar, selectAdminCalendars } from './admin-calendar.ts';

/** An admin has a calendar read now; who and why is kept whatever the reading brings. The import is its host's. */
export async function syncAsAdmin(kit: CalendarKit, admin: Actor, id: string, reason: string): Promise<AdminCalendar> {
  const named = and(eq(calendarIntegrations.id, id), isConnected);
  const [integration] = await kit.db.select().from(calendarIntegrations).where(named);
  if (!integration) throw notFound('Calendar integration not found.');
  if (!integration.importedAt || !integration.syncEnabled) throw notReadYet();
  const isSuspended = and(eq(users.id, integration.hostId), isNotNull(users.suspendedAt));
  if ((await kit.db.$count(users, isSuspended)) > 0) throw hostSuspended();
  const entry = { actorId: admin.id, action: 'sync calendar', subjectKind: 'calendar integration', subjectId: id };
  await transact(kit, (tx) => appendAudit(kit, tx, { ...entry, note: reason }), { keyed: false });
  await readNow(kit, integration);
  const [row] = await selectAdminCalendars(kit.db, kit.clock.now()).where(eq(calendarIntegrations.id, id));
  if (!row) throw notFound('Calendar integration not found.');
  return presentAdminCalendar(row);
}

const notReadYet = () =>
  new Refusal('invalid_transition', 'The host hasn’t imported this calendar yet, or has turned it off.');

const hostSuspended = () =>
  new Refusal(
    'invalid_transition',
    'The host is suspended: nothing is synced or posted for them until their account is restored.',
  );
