import { and, eq, ne } from 'drizzle-orm';
import type { SyncResult } from '#contract/calendar.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { notFound } from '#server/platform/refusal.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { CalendarRefused, refusalOfFault } from '../calendar-refused.ts';
import { presentDecisions, selectDecisions } from '../decisions/present-decision.ts';
import { type IntegrationRow, ownIntegration } from '../integrations/own-integration.ts';
import { lockCalendar } from '../lock-calendar.ts';
import { calendarBookings, calendarEvents, calendarIntegrations } from '../table.ts';
import { applyReading } from './apply-reading.ts';
import { countLeftOut } from './count-left-out.ts';
import { giveBack, leaseForHost } from './lease-feed.ts';
import type { Counts } from './plan-property.ts';
import { type Read, readOne, syncFeed } from './sync-feed.ts';

/** A host reads a feed now; the first time, that is the import. A dry run tells what it would do, and does nothing. */
export async function syncNow(kit: CalendarKit, actor: Actor, id: string, dryRun: boolean): Promise<SyncResult> {
  const integration = await ownIntegration(kit.db, actor, id);
  if (dryRun) return atOnce(kit, integration, (leased) => tryOut(kit, leased));
  const counts = await readNow(kit, integration);
  const { alarm, propertyId } = await ownIntegration(kit.db, actor, id);
  return { ...counts, waitForCard: await countWaiting(kit.db, propertyId), alarm };
}

const countWaiting = (reader: Reader, propertyId: string): Promise<number> =>
  reader.$count(
    calendarBookings,
    and(
      eq(calendarBookings.propertyId, propertyId),
      ne(calendarBookings.status, 'canceled'),
      eq(calendarBookings.cleaning, { code: 'needsCard' }),
    ),
  );

/** Reads a feed because somebody asks for it; refuses (422) what is wrong with it. */
export const readNow = (kit: CalendarKit, integration: IntegrationRow): Promise<Counts> =>
  atOnce(kit, integration, (leased) => syncFeed(kit, leased));

async function atOnce<T>(
  kit: CalendarKit,
  integration: IntegrationRow,
  read: (leased: IntegrationRow) => Promise<T>,
): Promise<T> {
  if (!integration.urlSealed) throw refusalOfFault({ code: 'noFeed' });
  const leased = await leaseForHost(kit, integration);
  try {
    return await read(leased);
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
    await giveBack(kit.db, integration);
  }
}

const idOf = { id: calendarEvents.id };

async function wouldDo(kit: CalendarKit, tx: Tx, integration: IntegrationRow, { feed }: Read): Promise<SyncResult> {
  const property = await lockCalendar(tx, integration);
  if (!property) throw notFound('Property not found.');
  const ofFeed = eq(calendarEvents.integrationId, integration.id);
  const known = new Set((await tx.select(idOf).from(calendarEvents).where(ofFeed)).map(({ id }) => id));
  const here = eq(calendarBookings.propertyId, property.id);
  const stays = await tx
    .select({ id: calendarBookings.id, jobId: jobs.id })
    .from(calendarBookings)
    // one that was canceled may be open again by this reading
    .leftJoin(jobs, and(eq(jobs.id, calendarBookings.jobId), ne(jobs.status, 'CANCELED')))
    .where(here);
  const [knownStays, knownJobs] = [new Set(stays.map(({ id }) => id)), new Set(stays.map(({ jobId }) => jobId))];
  const counts = await applyReading(kit, tx, { integration, property, feed });
  const rows = await selectDecisions(tx).where(ofFeed).orderBy(calendarEvents.checkOut, calendarEvents.id);
  const [{ alarm } = { alarm: null }] = await tx
    .select({ alarm: calendarIntegrations.alarm })
    .from(calendarIntegrations)
    .where(eq(calendarIntegrations.id, integration.id));
  const decisions = (await presentDecisions(tx, rows)).map((each) => {
    const isNewJob = each.cleaning.code === 'jobCreated' && !knownJobs.has(each.jobId);
    return {
      ...each,
      id: known.has(each.id) ? each.id : null,
      bookingId: each.bookingId && knownStays.has(each.bookingId) ? each.bookingId : null,
      ...(isNewJob && { jobId: null, cleaning: { ...each.cleaning, code: 'jobPlanned' as const } }),
    };
  });
  const [waitForCard, leftOut] = [await countWaiting(tx, property.id), await countLeftOut(tx, integration.id)];
  return { ...counts, waitForCard, leftOut, alarm, decisions };
}
