// A thread of its own, started by feed-parser.ts: reads other people's files one after another, so that none of them
// holds up the pages of the process that it belongs to.
import { parentPort } from 'node:worker_threads';
import type { CalendarFault } from '#contract/calendar-words.ts';
import { CalendarRefused } from '../calendar-refused.ts';
import { type BusySpan, type BusyWindow, readBusy } from './read-busy.ts';
import type { FeedEvent } from './read-event.ts';
import { readFeed } from './read-feed.ts';
import { type FeedHead, readHead } from './read-head.ts';

export interface ParseOrder {
  body: Uint8Array;
  timeZone: string;
}
/** Somebody’s own calendar, of which only the times are wanted that are taken. */
export interface BusyOrder extends BusyWindow {
  body: Uint8Array;
}
/** What a calendar says of itself, before it is anybody’s. */
export interface HeadOrder {
  body: Uint8Array;
  head: true;
}
export type Order = ParseOrder | BusyOrder | HeadOrder;
/** `error` is what should not happen. */
export type ParseAnswer =
  | { events: FeedEvent[] }
  | { spans: BusySpan[] }
  | { head: FeedHead }
  | { fault: CalendarFault }
  | { error: string };

parentPort?.on('message', (order: Order) => parentPort?.postMessage(answerTo(order)));

function answerTo(order: Order): ParseAnswer {
  try {
    if ('head' in order) return { head: readHead(order.body) };
    return 'until' in order ? { spans: readBusy(order.body, order) } : { events: readFeed(order.body, order.timeZone) };
  } catch (error) {
    return error instanceof CalendarRefused ? { fault: error.fault } : { error: String(error) };
  }
}

// what it takes to begin is no feed's
parentPort?.postMessage('ready');
