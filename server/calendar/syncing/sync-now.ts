import { eq } from 'drizzle-orm';
import type { SyncResult } from '#contract/calendar.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { notFound } from '#server/platform/refusal.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { CalendarRefused, refusalOfFault } from '../calendar-refused.ts';
import { presentDecision, selectDecisions } from '../decisions/present-decision.ts';
import { type IntegrationRow, ownIntegration } from '../integrations/own-integration.ts';
import { lockCalendar } from '../lock-calendar.ts';
import { calendarEvents, calendarIntegrations } from '../table.ts';
import { applyReading } from './apply-reading.ts';
import { leaseForHost } from './lease-feed.ts';
import type { Counts } from './plan-property.ts';
import { type Read, readOne, syncFeed } from './sync-feed.ts';

/** A host reads a feed now; the first time, that is the import. A dry run tells what it would do, and does nothing. */
export async function syncNow(kit: CalendarKit, actor: Actor, id: string, dryRun: boolean): Promise<SyncResult> {
  const integration = await ownIntegration(kit.db, actor, id);
  if (dryRun) return atOnce(kit, integration, () => tryOut(kit, integration));
  const counts = await readNow(kit, integration);
  const { alarm } = await ownIntegration(kit.db, actor, id);
  return { ...counts, alarm };
}

/** Reads a feed because somebody asks for it; refuses (422) what is wrong with it. */
export const readNow = (kit: CalendarKit, integration: IntegrationRow): Promise<Counts> =>
  atOnce(kit, integration, () => syncFeed(kit, integration));

async function atOnce<T>(kit: CalendarKit, integration: IntegrationRow, read: () => Promise<T>): Promise<T> {
  if (!integration.urlSealed) throw refusalOfFault({ code: 'noFeed' });
  await leaseForHost(kit, integration);
  try {
    return await read();
  } catch (error) {
    throw error instanceof CalendarRefused ? refusalOfFault(error.fault) : error;
  }
}

/** What a dry run brings out of the transaction that it undoes. */
class Undone extends Error {
  readonly result: SyncResult;
  constructor(result: SyncResult) {
    super('a dry run');
    this.result = result;
  }
}

/** The import itself, undone at its end: so it cannot tell anything else than what would happen. */
async function tryOut(kit: CalendarKit, integration: IntegrationRow): Promise<SyncResult> {
  try {
    const read = await readOne(kit, integration, true);
    return await kit.db.transaction(async (tx) => {
      throw new Undone(await wouldDo(kit, tx, integration, read));
    });
  } catch (error) {
    if (error instanceof Undone) return error.result;
    throw error;
  } finally {
    await kit.db
      .update(calendarIntegrations)
      .set({ leasedUntil: null })
      .where(eq(calendarIntegrations.id, integration.id));
  }
}

async function wouldDo(kit: CalendarKit, tx: Tx, integration: IntegrationRow, { feed }: Read): Promise<SyncResult> {
  const property = await lockCalendar(tx, integration);
  if (!property) throw notFound('Property not found.');
  const ofFeed = eq(calendarEvents.integrationId, integration.id);
  const before = await tx
    .select({ id: calendarEvents.id, bookingId: calendarEvents.bookingId })
    .from(calendarEvents)
    .where(ofFeed);
  const counts = await applyReading(kit, tx, { integration, property, feed });
  const rows = await selectDecisions(tx).where(ofFeed).orderBy(calendarEvents.checkOut, calendarEvents.id);
  const [{ alarm } = { alarm: null }] = await tx
    .select({ alarm: calendarIntegrations.alarm })
    .from(calendarIntegrations)
    .where(eq(calendarIntegrations.id, integration.id));
  const known = new Set(before.map(({ id }) => id));
  const knownBookings = new Set(before.map(({ bookingId }) => bookingId));
  const decisions = rows.map(presentDecision).map((each) => {
    const isNewJob = each.cleaning.code === 'jobCreated' && !knownBookings.has(each.bookingId);
    return {
      ...each,
      id: known.has(each.id) ? each.id : null,
      bookingId: knownBookings.has(each.bookingId) ? each.bookingId : null,
      ...(isNewJob && { jobId: null, cleaning: { ...each.cleaning, code: 'jobPlanned' as const } }),
    };
  });
  return { ...counts, alarm, decisions };
}
