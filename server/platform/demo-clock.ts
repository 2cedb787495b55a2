import { sql } from 'drizzle-orm';
import { type Clock, plus } from './clock.ts';
import type { Reader, Tx } from './db.ts';

/**
 * The clock of a demo: it runs with the system clock and can be moved ahead, so that what takes days can be seen in
 * minutes. How far ahead it is is stored in the database, for every process of the installation and the next start.
 */
export class DemoClock implements Clock {
  readonly #system: Clock;
  #ahead = 0;

  constructor(system: Clock) {
    this.#system = system;
  }

  now(): Date {
    return plus(this.#system.now(), this.#ahead);
  }

  /** Milliseconds. */
  get ahead(): number {
    return this.#ahead;
  }

  /** What the system clock shows when this one shows the instant: PostgreSQL and pg-boss know only the system clock. */
  onSystem(instant: Date): Date {
    return plus(instant, -this.#ahead);
  }

  /** Takes over moves made by other processes. It never goes back, whatever order the reads arrive in. */
  async read(reader: Reader): Promise<void> {
    this.#takeOver(await reader.execute(sql`select clock_ahead_ms from installation`));
  }

  /** The same, and holds the clock so that no one else moves it until the transaction ends. */
  async hold(tx: Tx): Promise<void> {
    this.#takeOver(await tx.execute(sql`select clock_ahead_ms from installation for update`));
  }

  /** Records a move by this many milliseconds. It takes effect once this is committed and read. */
  async move(tx: Tx, milliseconds: number): Promise<void> {
    await tx.execute(sql`update installation set clock_ahead_ms = clock_ahead_ms + ${milliseconds}`);
  }

  #takeOver({ rows }: { rows: Record<string, unknown>[] }): void {
    this.#ahead = Math.max(this.#ahead, Number(rows[0]?.clock_ahead_ms ?? 0)); // bigints arrive as text
  }
}
