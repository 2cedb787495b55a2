import { aCard } from './a-card.ts';
import { anIntegration, type FeedServer } from './a-feed.ts';
import { aProperty } from './a-property.ts';
import type { House } from './house.ts';
import { aHost } from './people.ts';

/** A host with a card, a property and that feed, and what tests of calendars keep asking. */
export async function aHostWithAFeed(house: House, feed: FeedServer) {
  const host = await aHost(house);
  await aCard(house, host);
  const property = await aProperty(house, host);
  const { id } = await anIntegration(house, host.token, property.id, feed);
  const path = `/api/calendar/integrations/${id}`;
  const jobs = async () => (await house.get('/api/host/jobs?limit=100', host.token)).body;
  return {
    ...{ host, property, id, path, jobs },
    sync: async (query = '') => (await house.post(`${path}/sync${query}`, undefined, host.token)).body,
    /** When its jobs start. */
    starts: async (wanted = 'OPEN'): Promise<string[]> =>
      (await jobs())
        .filter(({ status }: { status: string }) => status === wanted)
        .map(({ startTime }: { startTime: string }) => startTime)
        .sort(),
    bookings: async () => (await house.get('/api/calendar/bookings', host.token)).body,
    decisions: async () => (await house.get(`${path}/decisions`, host.token)).body,
    /** What was decided about the cleaning after each event. */
    cleanings: async (): Promise<string[]> =>
      (await house.get(`${path}/decisions`, host.token)).body.map(
        ({ cleaning }: { cleaning: { code: string } }) => cleaning.code,
      ),
  };
}
