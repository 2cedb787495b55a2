import { and, eq, isNull, sql } from 'drizzle-orm';
import { type addIntegration as addIntegrationCall, type Integration, mostCalendars } from '#contract/calendar.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { type Tx, violates } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { markCalendar } from '#server/properties/index.ts';
import { lockCalendar } from '../lock-calendar.ts';
import { calendarIntegrations } from '../table.ts';
import { noAddress, urlColumns } from './feed-url.ts';
import { showIntegration } from './present-integration.ts';

/** A host connects a calendar to a property. Nothing is read before the first sync. */
export async function addIntegration(
  kit: Kit,
  actor: Actor,
  { propertyId, platform, externalPropertyId, calendarUrl }: BodyOf<typeof addIntegrationCall>,
): Promise<Integration> {
  const id = newId();
  return transact(kit, async (tx) => {
    const property = await lockCalendar(tx, { hostId: actor.id, propertyId });
    if (!property) throw notFound('Property not found.');
    await refuseTooMany(tx, actor.id, propertyId);
    const url = calendarUrl ? urlColumns(kit, id, calendarUrl) : noAddress;
    const named = { id, hostId: actor.id, propertyId, platform, externalPropertyId };
    await tx.insert(calendarIntegrations).values({ ...named, ...url, createdAt: kit.clock.now() });
    await markCalendar(tx, propertyId, true);
    return showIntegration(tx, id);
  }).catch(refuseSecond);
}

/** The caller holds the property's calendar, so only calendars of the host's other properties may be added meanwhile. */
async function refuseTooMany(tx: Tx, host: string, property: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calendars of ${host}`}, 0))`);
  const { hostId, propertyId, removedAt } = calendarIntegrations;
  const ofHost = and(eq(hostId, host), isNull(removedAt));
  if ((await tx.$count(calendarIntegrations, and(ofHost, eq(propertyId, property)))) >= mostCalendars.atProperty)
    throw new Refusal('too_many', `A property can have up to ${mostCalendars.atProperty} calendars. Remove one first.`);
  if ((await tx.$count(calendarIntegrations, ofHost)) >= mostCalendars.ofHost)
    throw new Refusal('too_many', `You can connect up to ${mostCalendars.ofHost} calendars. Remove one first.`);
}

/** The same address twice at one property is refused (409). */
export function refuseSecond(error: unknown): never {
  if (!violates(error, 'calendar_integration_once')) throw error;
  throw new Refusal('already_exists', 'This calendar address is already connected to the property.');
}
