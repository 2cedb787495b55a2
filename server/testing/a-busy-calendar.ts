import { busyUrlColumns } from '#server/calendar/busy/busy-url.ts';
import { busyCalendars } from '#server/calendar/table.ts';
import { newId } from '#server/platform/ids.ts';
import type { House } from './house.ts';
import type { Somebody } from './people.ts';

/** A private calendar of a cleaner that has never been read. */
export async function aBusyCalendar({ kit, clock }: House, cleaner: Somebody): Promise<string> {
  const [id, now] = [newId(), clock.now()];
  const address = busyUrlColumns(kit, id, `https://calendar.example.com/${id}/basic.ics`);
  await kit.db.insert(busyCalendars).values({ id, cleanerId: cleaner.id, ...address, nextRunAt: now, createdAt: now });
  return id;
}
