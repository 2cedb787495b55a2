import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A platform's server with one calendar on it, which a story writes as it goes on. */
export interface FeedServer {
  url: string;
  /** `host:port`, for CALENDAR_ALLOW_PRIVATE. */
  at: string;
  /** Each with its check-in day, its check-out day and a UID. */
  stays: readonly (readonly [checkIn: string, checkOut: string, uid: string])[];
  close(): void;
}

export async function aFeed(): Promise<FeedServer> {
  const server = createServer((request, reply) => {
    const body = icalOf(feed.stays);
    const etag = `"${hash('sha256', body)}"`;
    if (request.headers['if-none-match'] === etag) return reply.writeHead(304).end();
    reply.writeHead(200, { 'content-type': 'text/calendar', etag }).end(body);
  });
  const feed: FeedServer = { url: '', at: '', stays: [], close: () => server.close() };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // a listening server has an address with a port
  const { port } = server.address() as AddressInfo;
  return Object.assign(feed, { at: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}/calendar/secret-of-it.ics` });
}

const icalOf = (stays: FeedServer['stays']): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//platform//EN',
    ...stays.flatMap(([checkIn, checkOut, uid]) => [
      'BEGIN:VEVENT',
      `DTSTART;VALUE=DATE:${checkIn.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${checkOut.replaceAll('-', '')}`,
      `UID:${uid}`,
      'SUMMARY:Reserved',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
