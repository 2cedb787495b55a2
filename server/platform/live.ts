import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Clock, second } from './clock.ts';
import type { Reader } from './db.ts';
import type { Log } from './log.ts';

/** Something changed for some people. Ids and topics only: every web process of the product receives it. */
export interface LiveEvent {
  /** Account ids, or a role for everyone who has it. */
  people: readonly string[];
  topics: readonly string[];
  jobId?: string;
}

/** One open page. */
export interface Listener {
  /** Something changed for this person; null if some events may have been lost. */
  hear(what: Pick<LiveEvent, 'topics' | 'jobId'> | null): void;
  /** The process is stopping. */
  end(): void;
}

/** The person reading an open page. */
export interface Person {
  id: string;
  role: string;
}

export interface Live {
  /** Receives everything sent to an account or its role, from a few seconds back. Call the result to unsubscribe. */
  subscribe(person: Person, listener: Listener): () => void;
  /** Ends every listener; no more events are delivered. The first thing a web process does when it stops. */
  close(): Promise<void>;
  readonly closed: boolean;
}

const channel = 'live';
/** PostgreSQL takes at most 8,000 bytes per notification. */
const mostPeople = 100;

/** Sends in the caller's transaction: delivered once that commits, and not at all if it does not. */
export async function sendLiveEvent(tx: Reader, { people, ...what }: LiveEvent): Promise<void> {
  const all = [...new Set(people)];
  for (let from = 0; from < all.length; from += mostPeople) {
    const some: LiveEvent = { people: all.slice(from, from + mostPeople), ...what };
    await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(some)})`);
  }
}

interface Options {
  databaseUrl: string;
  clock: Clock;
  log: Log;
}

/** Recent events are repeated to a new listener, whose page may have read its data just before. */
const repeated = 20 * second;
const mostRepeated = 500;
const shortestPause = 250;
const longestPause = 10 * second;

/** The receiving side in a web process: one connection for all its pages, opened for the first, reopened when lost. */
export const openLive = (options: Options): Live => new LiveConnection(options);

class LiveConnection implements Live {
  readonly #options: Options;
  readonly #listeners = new Map<string, Set<Listener>>();
  #recent: { at: Date; event: LiveEvent }[] = [];
  #client: pg.Client | null = null;
  #again: NodeJS.Timeout | null = null;
  #pause = shortestPause;
  #closed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  subscribe({ id, role }: Person, listener: Listener): () => void {
    const leave = [this.#add(id, listener), this.#add(role, listener)];
    if (!this.#client && !this.#again && !this.#closed) void this.#connect();
    for (const { event } of this.#stillFresh()) {
      const { people, ...what } = event;
      if (people.includes(id) || people.includes(role)) listener.hear(what);
    }
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
      for (const listener of this.#everybody()) listener.hear(null);
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
    const event: LiveEvent = JSON.parse(payload); // written by sendLiveEvent()
    const { people, ...what } = event;
    this.#recent = [...this.#stillFresh(), { at: this.#options.clock.now(), event }].slice(-mostRepeated);
    for (const id of people) for (const listener of this.#listeners.get(id) ?? []) listener.hear(what);
  }

  #stillFresh() {
    const now = this.#options.clock.now().getTime();
    return this.#recent.filter(({ at }) => now - at.getTime() < repeated);
  }

  #everybody = (): Set<Listener> => new Set([...this.#listeners.values()].flatMap((some) => [...some]));
}
