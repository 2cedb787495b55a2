// A thread of its own, started by feed-parser.ts: reads other people's files one after another, so that none of them
// holds up the pages of the process that it belongs to.
import { parentPort } from 'node:worker_threads';
import type { CalendarFault } from '#contract/calendar-words.ts';
import { CalendarRefused } from '../calendar-refused.ts';
import { type BusySpan, type BusyWindow, readBusy } from './read-busy.ts';
import type { FeedEvent } from './read-event.ts';
import { readFeed } from './read-feed.ts';

export interface ParseOrder {
  body: Uint8Array;
  timeZone: string;
}
/** Somebody’s own calendar, of which only the times are wanted that are taken. */
export interface BusyOrder extends BusyWindow {
  body: Uint8Array;
}
/** `error` is what should not happen. */
export type ParseAnswer =
  | { events: FeedEvent[] }
  | { spans: BusySpan[] }
  | { fault: CalendarFault }
  | { error: string };

parentPort?.on('message', (order: ParseOrder | BusyOrder) => parentPort?.postMessage(answerTo(order)));

function answerTo(order: ParseOrder | BusyOrder): ParseAnswer {
  try {
    return 'until' in order ? { spans: readBusy(order.body, order) } : { events: readFeed(order.body, order.timeZone) };
  } catch (error) {
    return error instanceof CalendarRefused ? { fault: error.fault } : { error: String(error) };
  }
}

// what it takes to begin is no feed's
parentPort?.postMessage('ready');
