/** How many writes of one account run at the same time in a process. */
const atOnce = 4;

interface Line {
  running: number;
  waiting: (() => void)[];
}

/**
 * Lets only a few writes of one account run at once; the others wait without a database connection. Otherwise writes
 * that wait for the same row would hold every connection, and everybody else’s calls would fail.
 */
export class InTurn {
  readonly #lines = new Map<string, Line>();

  async run<T>(account: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(account) ?? { running: 0, waiting: [] };
    this.#lines.set(account, line);
    if (line.running < atOnce) line.running++;
    else await new Promise<void>((turn) => line.waiting.push(turn));
    try {
      return await work();
    } finally {
      this.#pass(account, line);
    }
  }

  /** Whoever waits longest takes the place; it stays counted. */
  #pass(account: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) next();
    else if (--line.running === 0) this.#lines.delete(account);
  }
}
