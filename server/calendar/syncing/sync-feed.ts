import { and, eq, isNull } from 'drizzle-orm';
import type { CalendarAlarm, CalendarFault } from '#contract/calendar-words.ts';
import { localTime } from '#contract/zoned-time.ts';
import { record } from '#server/events.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { AlreadyDone, transact } from '#server/platform/transact.ts';
import { properties } from '#server/properties/table.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { CalendarRefused } from '../calendar-refused.ts';
import { feedParser } from '../feed/feed-parser.ts';
import { fetchFeed } from '../feed/fetch-feed.ts';
import type { FeedEvent } from '../feed/read-event.ts';
import { openUrl } from '../integrations/feed-url.ts';
import type { IntegrationRow } from '../integrations/own-integration.ts';
import { lockCalendar } from '../lock-calendar.ts';
import { calendarIntegrations } from '../table.ts';
import { applyReading } from './apply-reading.ts';
import { FewAtOnce } from './few-at-once.ts';
import { giveBack, hasLease } from './lease-feed.ts';
import { every, nextRun, pauseAfter } from './next-run.ts';
import { type Counts, nothingDone } from './plan-property.ts';

const failuresUntilAlarm = 3;
/** Many are fetched at a time; of a process's connections they take no more than these, or mails would wait for one. */
const atDatabase = new FewAtOnce(3);

/**
 * Reads a leased feed and does what follows; gives it back whatever happens. Whatever goes wrong with it is noted, or it
 * would be asked again at once and for ever; a refusal and a second send of the same request say nothing about the feed.
 * Throws CalendarRefused, after noting it.
 */
export async function syncFeed(kit: CalendarKit, leased: IntegrationRow, byItself = false): Promise<Counts> {
  try {
    const read = await readOne(kit, leased);
    return await atDatabase.run(() => transact(kit, (tx) => applyRead(kit, tx, leased, { ...read, byItself })));
  } catch (error) {
    if (error instanceof Refusal || error instanceof AlreadyDone) {
      await giveBack(kit.db, leased);
      throw error;
    }
    const refused = refusedOf(kit, leased, error);
    await atDatabase.run(() => noteFailure(kit, leased, refused.fault));
    throw refused;
  }
}

function refusedOf({ log }: CalendarKit, { id }: IntegrationRow, error: unknown): CalendarRefused {
  if (error instanceof CalendarRefused) return error;
  log.error({ err: error, integration: id }, 'a calendar could not be read');
  return new CalendarRefused('unexpected');
}

export interface Read {
  /** Null where the feed has not changed since it was last read. */
  feed: FeedEvent[] | null;
  marks: { etag: string | null; lastModified: string | null } | null;
}

/** What a feed has now; `anew` takes no "nothing has changed" for an answer. Throws CalendarRefused. */
export async function readOne(kit: CalendarKit, integration: IntegrationRow, anew = false): Promise<Read> {
  const { id, propertyId, urlSealed, etag, lastModified } = integration;
  if (!urlSealed) throw new CalendarRefused('noFeed');
  const url = openUrl(kit, id, urlSealed);
  const allowPrivate = kit.settings.calendarAllowPrivate;
  const here = kit.feedHere?.(kit, url);
  const fetched = here
    ? { ...noMarks, body: Buffer.from(here) }
    : await fetchFeed({ url, allowPrivate, ...(!anew && { etag, lastModified }) });
  if (fetched.notModified) return { feed: null, marks: null };
  const feed = await feedParser.parse({ body: fetched.body, timeZone: await zoneOf(kit, propertyId) });
  return { feed, marks: { etag: fetched.etag, lastModified: fetched.lastModified } };
}

const noMarks = { notModified: false, etag: null, lastModified: null } as const;

function zoneOf({ db }: CalendarKit, propertyId: string): Promise<string> {
  const { id, timeZone } = properties;
  return atDatabase.run(async () => {
    const [place] = await db.select({ timeZone }).from(properties).where(eq(id, propertyId));
    return place?.timeZone ?? 'UTC';
  });
}

type Applied = Read & { byItself: boolean };

async function applyRead(kit: CalendarKit, tx: Tx, leased: IntegrationRow, applied: Applied): Promise<Counts> {
  const { feed, marks, byItself } = applied;
  const now = kit.clock.now();
  const property = await lockCalendar(tx, leased);
  const [integration] = await tx
    .select()
    .from(calendarIntegrations)
    .where(and(eq(calendarIntegrations.id, leased.id), isNull(calendarIntegrations.removedAt)))
    .for('update');
  // removed meanwhile, or another address by now, or it took so long that somebody else reads it
  const isSame = integration?.urlFingerprint && leased.urlFingerprint?.equals(integration.urlFingerprint);
  if (!property || !isSame || !hasLease(leased, integration)) {
    await giveBack(tx, leased);
    return nothingDone;
  }
  const today = localTime(now, property.timeZone).date;
  const read = { ...marks, lastSyncAt: now, lastFault: null, failures: 0, nextRunAt: nextRun(now, every) };
  const alarm = questionIn(integration);
  await tx
    .update(calendarIntegrations)
    .set({ ...read, alarm, importedAt: integration.importedAt ?? now, leasedUntil: null })
    .where(eq(calendarIntegrations.id, integration.id));
  if (!feed && integration.settledDay === today) return nothingDone;
  return applyReading(kit, tx, { integration, property, feed, byItself });
}

/** A feed that fails is asked ever more seldom; its host hears of it at the third time. */
async function noteFailure(kit: CalendarKit, leased: IntegrationRow, lastFault: CalendarFault): Promise<void> {
  const { id } = leased;
  const now = kit.clock.now();
  await transact(
    kit,
    async (tx) => {
      const [row] = await tx.select().from(calendarIntegrations).where(eq(calendarIntegrations.id, id)).for('update');
      if (!row || !hasLease(leased, row)) return;
      const failures = row.failures + 1;
      const nextRunAt = row.importedAt && row.urlSealed ? nextRun(now, pauseAfter(failures)) : null;
      const alarm = alarmOf(row, failures, now);
      const changes = { failures, lastFault, nextRunAt, alarm, leasedUntil: null };
      await tx.update(calendarIntegrations).set(changes).where(eq(calendarIntegrations.id, id));
      if (alarm && alarm !== row.alarm)
        await record(kit, tx, { kind: 'calendar needs you', hostId: row.hostId, integrationId: id, alarm });
      await record(kit, tx, { kind: 'calendar changed', hostId: row.hostId, propertyId: row.propertyId });
    },
    // the host's request is not done with this
    { keyed: false },
  );
}

/** What a reading that works does not answer. */
const questionIn = ({ alarm }: IntegrationRow) => (alarm === 'empty' || alarm === 'shrunk' ? alarm : null);

/** A question that waits for the host stays; nothing is told of a feed that has never worked. */
function alarmOf(row: IntegrationRow, failures: number, now: Date): CalendarAlarm | null {
  const { alarm, lastSyncAt } = row;
  if (questionIn(row) || !lastSyncAt) return alarm;
  if (lastSyncAt < plus(now, -day)) return 'stale';
  return failures >= failuresUntilAlarm ? 'failing' : alarm;
}
