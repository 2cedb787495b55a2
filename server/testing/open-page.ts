import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface LiveEvent {
  event: string;
  data: unknown;
  id: string;
}

/** An open page as a browser has it: reads one account's live events over a real connection. */
export interface OpenPage {
  status: number;
  headers: Headers;
  /** Every event so far. */
  heard: readonly LiveEvent[];
  /** Waits for the first event of this name whose data match. */
  hears(event: string, data?: object): Promise<LiveEvent>;
  /** Waits until the server ends the stream. */
  ended: Promise<void>;
  leave(): void;
}

export async function openPage(app: FastifyInstance, token: string, heardUntil?: string): Promise<OpenPage> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // a TCP server has a port
  const leaving = new AbortController();
  const { status, headers, body } = await fetch(`http://127.0.0.1:${port}/api/events`, {
    headers: {
      ...{ authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' },
      ...(heardUntil !== undefined && { 'last-event-id': heardUntil }),
    },
    signal: leaving.signal,
  });
  const heard: LiveEvent[] = [];
  const waiting = new Set<() => void>();
  const ended = readEvents(body, (event) => {
    heard.push(event);
    for (const look of waiting) look();
  });
  return {
    status,
    headers,
    heard,
    ended,
    leave: () => leaving.abort(),
    hears: (event, data = {}) =>
      new Promise((resolve, reject) => {
        const timeout = setTimeout(() => reject(new Error(`No ${event}, only ${JSON.stringify(heard)}`)), 60_000);
        const look = () => {
          const found = heard.find((one) => one.event === event && isLike(one.data, data));
          if (!found) return;
          clearTimeout(timeout);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}

const isLike = (data: unknown, wanted: object): boolean =>
  Object.entries(wanted).every(([key, value]) => JSON.stringify(Object(data)[key]) === JSON.stringify(value));

async function readEvents(body: ReadableStream<Uint8Array> | null, tell: (heard: LiveEvent) => void): Promise<void> {
  const decoder = new TextDecoder();
  let unread = '';
  try {
    for await (const bytes of body ?? []) {
      const blocks = (unread + decoder.decode(bytes, { stream: true })).split('\n\n');
      unread = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, id, event, data] = /^id: (\S+)\nevent: (\w+)\ndata: (.*)$/.exec(block) ?? [];
        if (id && event && data) tell({ id, event, data: JSON.parse(data) });
      }
    }
  } catch {
    // the page was closed, or the server cut it off
  }
}
