import { calendarBookings, calendarEvents, calendarIntegrations } from '#server/calendar/table.ts';
import { newId } from '#server/platform/ids.ts';
import { aProperty } from './a-property.ts';
import type { House } from './house.ts';

/** A calendar without an address, as if one of its events had been read. */
export async function aCalendar(house: House, host: { id: string }, home?: { id: string }) {
  const { id: propertyId } = home ?? (await aProperty(house, host));
  const [id, eventId, stayId, createdAt] = [newId(), newId(), newId(), house.clock.now()];
  const { db } = house.kit;
  const place = { propertyId, checkIn: '2026-05-10', checkOut: '2026-05-14' };
  await db
    .insert(calendarIntegrations)
    .values({ id, hostId: host.id, propertyId, platform: 'airbnb', externalPropertyId: '123', createdAt });
  await db.insert(calendarEvents).values({
    ...{ ...place, id: eventId, integrationId: id, uid: 'a@airbnb.com', wording: 'blocked', kind: 'block' },
    ...{ canceled: false, repeats: false, own: false, choice: 'auto', kept: false, missed: 0 },
    ...{ reason: { code: 'blocked' }, decidedAt: createdAt },
  });
  const cleaning = { code: 'none' as const };
  const stay = { ...place, checkIn: '2026-05-20', checkOut: '2026-05-22', status: 'confirmed' as const, cleaning };
  await db.insert(calendarBookings).values({ ...stay, id: stayId, hostId: host.id, platform: 'direct', createdAt });
  return { id, eventId, stayId };
}
