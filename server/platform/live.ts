import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Clock, minute, second } from './clock.ts';
import type { Reader } from './db.ts';
import { newId } from './ids.ts';
import type { Log } from './log.ts';
import { prepared } from './prepared.ts';

/** Something changed for some people. Ids and topics only: every web process of the product receives it. */
export interface LiveEvent {
  /** Account ids, or a role for everyone who has it. */
  people: readonly string[];
  topics: readonly string[];
  jobId?: string;
}

/** An event as it travels: every web process gives it this id, and gets all of them in the same order. */
type SentEvent = LiveEvent & { id: string };

/** One open page. */
export interface Listener {
  /** Something changed for this person; null if some events may have been lost. `id` says how far they have heard. */
  hear(what: Pick<LiveEvent, 'topics' | 'jobId'> | null, id: string): void;
  /** The process is stopping. */
  end(): void;
}

/** The person reading an open page. */
export interface Person {
  id: string;
  role: string;
  /** The last event that the page has heard of, where it was listening before. */
  heardUntil?: string | undefined;
}

export interface Live {
  /**
   * Receives everything sent to an account or its role: from where the page stopped hearing, or else from a few seconds
   * back. Call the result to unsubscribe.
   */
  subscribe(person: Person, listener: Listener): () => void;
  /** The newest event there is, whomever it concerns; null before the first one. */
  readonly newest: string | null;
  /** Ends every listener; no more events are delivered. The first thing a web process does when it stops. */
  close(): Promise<void>;
  readonly closed: boolean;
}

const channel = 'live';
/** PostgreSQL takes at most 8,000 bytes per notification. */
const mostPeople = 100;

/** Sends in the caller's transaction: delivered once that commits, and not at all if it does not. */
export const sendLiveEvent = (tx: Reader, event: LiveEvent): Promise<void> => sendLiveEvents(tx, [event]);

/** All in one statement, in their order. */
export async function sendLiveEvents(tx: Reader, events: readonly LiveEvent[]): Promise<void> {
  const payloads = events.flatMap(inPieces).map((event) => JSON.stringify(event));
  if (payloads.length === 0) return;
  await notify(tx).execute({ payloads: JSON.stringify(payloads) });
}

// the worker sends one with nearly every fact
const notify = prepared((reader) =>
  reader
    .select({ sent: sql`pg_notify(${channel}, payload)::text` })
    .from(sql`json_array_elements_text(${sql.placeholder('payloads')}::json) payload`)
    .prepare('send_live_events'),
);

function inPieces({ people, ...what }: LiveEvent): SentEvent[] {
  const all = [...new Set(people)];
  const pieces = Array.from({ length: Math.ceil(all.length / mostPeople) }, (_, n) => n * mostPeople);
  return pieces.map((from) => ({ id: newId(), people: all.slice(from, from + mostPeople), ...what }));
}

interface Options {
  databaseUrl: string;
  clock: Clock;
  log: Log;
}

/** Recent events are repeated to a new listener, whose page may have read its data just before. */
const repeated = 20 * second;
/** How far back a page whose stream was cut hears what it missed; after longer it reads everything anew. */
const kept = 2 * minute;
const mostKept = 5000;
/** How many more there may be until the oldest are dropped: to move thousands with each event would cost more than to pass one on. */
const slack = 1000;
const shortestPause = 250;
const longestPause = 10 * second;

/** The receiving side in a web process: one connection for all its pages, opened for the first, reopened when lost. */
export const openLive = (options: Options): Live => new LiveConnection(options);

class LiveConnection implements Live {
  readonly #options: Options;
  readonly #listeners = new Map<string, Set<Listener>>();
  /** The newest last; empty while there is no connection. */
  #recent: { at: Date; event: SentEvent }[] = [];
  #client: pg.Client | null = null;
  #again: NodeJS.Timeout | null = null;
  #pause = shortestPause;
  #closed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  subscribe({ id, role, heardUntil }: Person, listener: Listener): () => void {
    const leave = [this.#add(id, listener), this.#add(role, listener)];
    if (!this.#client && !this.#again && !this.#closed) void this.#connect();
    const since = heardUntil === undefined ? this.#from(repeated) : this.#after(heardUntil);
    if (since === null) listener.hear(null, this.newest ?? '');
    for (const { id: at, people, ...what } of since ?? [])
      if (people.includes(id) || people.includes(role)) listener.hear(what, at);
    if (this.#closed) listener.end();
    return () => {
      for (const end of leave) end();
    };
  }

  #add(name: string, listener: Listener): () => void {
    const own = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size === 0 && this.#listeners.get(name) === own) this.#listeners.delete(name);
    };
  }

  get closed(): boolean {
    return this.#closed;
  }

  get newest(): string | null {
    return this.#recent.at(-1)?.event.id ?? null;
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#again) clearTimeout(this.#again);
    for (const listener of this.#everybody()) listener.end();
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    this.#again = null;
    const { databaseUrl: connectionString } = this.#options;
    const client = new pg.Client({ connectionString, application_name: 'freshkey live', keepAlive: true });
    this.#client = client;
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      this.#pause = shortestPause;
      // where those who listen from now on have heard until
      const begun = { id: newId(), people: [], topics: [] };
      this.#recent = [{ at: this.#options.clock.now(), event: begun }];
      for (const listener of this.#everybody()) listener.hear(null, begun.id);
    } catch {
      this.#lose(client);
    }
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client || this.#closed) return;
    this.#client = null;
    this.#recent = [];
    client.end().catch(() => undefined);
    this.#options.log.warn({ pause: this.#pause }, 'live events lost their connection, will connect again');
    this.#again = setTimeout(() => void this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }

  #hear(payload: string): void {
    const event: SentEvent = JSON.parse(payload); // written by sendLiveEvent()
    const { id, people, ...what } = event;
    this.#recent.push({ at: this.#options.clock.now(), event });
    if (this.#recent.length > mostKept + slack) this.#recent = this.#recent.slice(-mostKept);
    for (const person of people) for (const listener of this.#listeners.get(person) ?? []) listener.hear(what, id);
  }

  #from(back: number): SentEvent[] {
    const now = this.#options.clock.now().getTime();
    return this.#recent.filter(({ at }) => now - at.getTime() < back).map(({ event }) => event);
  }

  /** Null if it is not known any more what came after that, or the first of it came too long ago. */
  #after(id: string): SentEvent[] | null {
    const index = this.#recent.findIndex(({ event }) => event.id === id);
    const missed = this.#recent.slice(index + 1);
    const since = this.#options.clock.now().getTime() - kept;
    return index < 0 || missed.some(({ at }) => at.getTime() <= since) ? null : missed.map(({ event }) => event);
  }

  #everybody = (): Set<Listener> => new Set([...this.#listeners.values()].flatMap((some) => [...some]));
}
