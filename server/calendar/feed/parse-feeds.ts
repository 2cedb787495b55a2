// A thread of its own, started by feed-parser.ts: reads other people's files one after another, so that none of them
// holds up the pages of the process that it belongs to.
import { parentPort } from 'node:worker_threads';
import type { CalendarFault } from '#contract/calendar-words.ts';
import { CalendarRefused } from '../calendar-refused.ts';
import type { FeedEvent } from './read-event.ts';
import { readFeed } from './read-feed.ts';

export interface ParseOrder {
  body: Uint8Array;
  timeZone: string;
}
/** `error` is what should not happen. */
export type ParseAnswer = { events: FeedEvent[] } | { fault: CalendarFault } | { error: string };

parentPort?.on('message', ({ body, timeZone }: ParseOrder) => parentPort?.postMessage(answerTo(body, timeZone)));

function answerTo(body: Uint8Array, timeZone: string): ParseAnswer {
  try {
    return { events: readFeed(body, timeZone) };
  } catch (error) {
    return error instanceof CalendarRefused ? { fault: error.fault } : { error: String(error) };
  }
}

// what it takes to begin is no feed's
parentPort?.postMessage('ready');
