import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { second } from '#server/platform/clock.ts';
import { CalendarRefused } from '../calendar-refused.ts';
import type { BusyOrder, HeadOrder, Order, ParseAnswer, ParseOrder } from './parse-feeds.ts';
import type { BusySpan } from './read-busy.ts';
import type { FeedEvent } from './read-event.ts';
import type { FeedHead } from './read-head.ts';

const program = new URL('./parse-feeds.ts', import.meta.url);
interface Limits {
  /** In microseconds, for each feed. */
  mostCpu: number;
  /** How often it is looked at, in milliseconds. */
  lookEvery: number;
}
/** Two seconds of a processor: the largest feed that is let in takes less (feed-parser.test.ts). */
const usual: Limits = { mostCpu: 2_000_000, lookEvery: 200 };
/** However little of the processor a busy machine gives it. */
const longestParsing = 60 * second;
const longestIdle = 20 * second;

/**
 * A thread that reads feeds, started with the first one: it takes one at a time, is ended where one costs more than two
 * seconds of the processor, and ends by itself when it has had nothing to do for a while.
 */
export class FeedParser {
  readonly #limits: Limits;
  #thread: Worker | null = null;
  #ready: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(limits = usual) {
    this.#limits = limits;
  }

  /** What the feed has; times become days in the property's zone. Throws CalendarRefused. */
  async parse(order: ParseOrder): Promise<FeedEvent[]> {
    const answer = await this.#inTurn(order);
    return 'events' in answer ? answer.events : refused(answer);
  }

  /** When the owner of this calendar is busy. Throws CalendarRefused. */
  async busy(order: BusyOrder): Promise<BusySpan[]> {
    const answer = await this.#inTurn(order);
    return 'spans' in answer ? answer.spans : refused(answer);
  }

  /** What a calendar says of itself. Throws CalendarRefused. */
  async head(order: HeadOrder): Promise<FeedHead> {
    const answer = await this.#inTurn(order);
    return 'head' in answer ? answer.head : refused(answer);
  }

  #inTurn(order: Order): Promise<ParseAnswer> {
    const turn = this.#last.then(() => this.#parseNow(order));
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #parseNow(order: Order): Promise<ParseAnswer> {
    clearTimeout(this.#idle);
    this.#thread ??= this.#start();
    const thread = this.#thread;
    thread.ref();
    try {
      await this.#ready;
      return await answerOf(thread, order, this.#limits);
    } finally {
      thread.unref();
      this.#idle = setTimeout(() => this.#stop(), longestIdle).unref();
    }
  }

  #stop(): void {
    void this.#thread?.terminate();
    this.#thread = null;
  }

  #start(): Worker {
    // none of our environment: what reads other people's files must not know any key or password
    const thread = new Worker(program, { env: {}, resourceLimits: { maxOldGenerationSizeMb: 128 } });
    const forget = () => {
      if (this.#thread === thread) this.#thread = null;
    };
    thread.once('exit', forget).on('error', forget);
    this.#ready = Promise.race([once(thread, 'message'), endOf(thread)]);
    return thread;
  }
}

function refused(answer: ParseAnswer): never {
  if ('fault' in answer) throw new CalendarRefused(answer.fault.code, answer.fault);
  throw new Error('error' in answer ? answer.error : 'The thread that reads calendars answered something else.');
}

async function endOf(thread: Worker): Promise<never> {
  const [code] = await once(thread, 'exit');
  throw new Error(`The thread that reads calendars could not start (${code}).`);
}

/** Of this process. */
export const feedParser = new FeedParser();

/** A thread that was ended, by us or for want of memory, took too much for this feed. */
async function answerOf(thread: Worker, order: Order, limits: Limits): Promise<ParseAnswer> {
  const { promise, resolve } = Promise.withResolvers<ParseAnswer>();
  const lost = () => resolve({ fault: { code: 'tooSlow' } });
  thread.once('message', resolve).once('exit', lost).once('error', lost);
  const watch = watchOver(thread, limits);
  thread.postMessage(order);
  try {
    return await promise;
  } finally {
    clearInterval(watch);
    thread.off('exit', lost).off('error', lost).removeAllListeners('message');
  }
}

function watchOver(thread: Worker, { mostCpu, lookEvery }: Limits): NodeJS.Timeout {
  const started = performance.now();
  // asked first, so that neither its start nor earlier feeds are counted
  const before = thread.cpuUsage().catch(() => undefined);
  const look = async () => {
    const { user, system } = await thread.cpuUsage(await before);
    const isOver = user + system > mostCpu || performance.now() - started > longestParsing;
    if (isOver) await thread.terminate();
  };
  // one that has ended already has nothing to say
  return setInterval(() => void look().catch(() => {}), lookEvery);
}
