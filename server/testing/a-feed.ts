import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import type { House } from './house.ts';

/** Somebody else's server with one calendar on it, which a test writes. */
export interface FeedServer {
  url: string;
  /** `host:port`, for CALENDAR_ALLOW_PRIVATE. */
  at: string;
  body: string;
  status: number;
  /** How often it was asked. */
  asked: number;
  /** How many are being answered, and how many there were at most. */
  atOnce: number;
  mostAtOnce: number;
  /** Held back until then. */
  answersAfter: Promise<unknown>;
}

/** Closed after the file's last test. */
export async function aFeed(body = ''): Promise<FeedServer> {
  const counted = { asked: 0, atOnce: 0, mostAtOnce: 0 };
  const feed: FeedServer = { url: '', at: '', body, status: 200, ...counted, answersAfter: Promise.resolve() };
  const server = createServer(async (request, reply) => {
    feed.asked++;
    feed.mostAtOnce = Math.max(feed.mostAtOnce, ++feed.atOnce);
    await feed.answersAfter;
    feed.atOnce--;
    const etag = `"${hash('sha256', feed.body)}"`;
    if (request.headers['if-none-match'] === etag && feed.status === 200) return reply.writeHead(304).end();
    reply.writeHead(feed.status, { 'content-type': 'text/calendar', etag }).end(feed.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // a listening server has an address with a port
  const { port } = server.address() as AddressInfo;
  after(() => server.close());
  return Object.assign(feed, {
    url: `http://127.0.0.1:${port}/ical/secret-of-the-listing.ics`,
    at: `127.0.0.1:${port}`,
  });
}

/** A calendar in a platform's form; each event is check-in, check-out, words and, if it matters, a UID. */
export function icalOf(...events: [from: string, to: string, words: string, uid?: string][]): string {
  const lines = events.flatMap(([from, to, words, uid], index) => [
    'BEGIN:VEVENT',
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`,
    `UID:${uid ?? `${from}-${to}-${index}@booking.com`}`,
    `SUMMARY:${words}`,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//platform//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** A calendar of that feed at a property. */
export async function anIntegration(
  house: House,
  token: string,
  propertyId: string,
  feed: FeedServer,
  platform = 'airbnb',
) {
  const form = { propertyId, platform, externalPropertyId: '123', calendarUrl: feed.url };
  return (await house.post('/api/calendar/integrations', form, token)).body;
}
