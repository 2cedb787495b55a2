interface Places {
  /** How much of one account's work is done at the same time. */
  ofOne: number;
  /** How much is done at the same time in all. */
  inAll: number;
}

/** A few places to work in, and a line for each account. Accounts take turns; the one just served goes to the back. */
export class WorkInTurn {
  readonly #places: Places;
  /** Work being done: in all, and by account. */
  #running = 0;
  readonly #runningOf = new Map<string, number>();
  /** Waiting work by account; the first account that may is next. */
  readonly #lines = new Map<string, (() => void)[]>();

  constructor(places: Places) {
    this.#places = places;
  }

  async run<Result>(account: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#hasPlaceFor(account)) this.#count(account, 1);
    else await new Promise<void>((turn) => this.#lineOf(account).push(turn));
    try {
      return await work();
    } finally {
      this.#count(account, -1);
      this.#passOn(account);
    }
  }

  #hasPlaceFor(account: string): boolean {
    return this.#running < this.#places.inAll && (this.#runningOf.get(account) ?? 0) < this.#places.ofOne;
  }

  #count(account: string, more: 1 | -1): void {
    this.#running += more;
    const own = (this.#runningOf.get(account) ?? 0) + more;
    if (own > 0) this.#runningOf.set(account, own);
    else this.#runningOf.delete(account);
  }

  #lineOf(account: string): (() => void)[] {
    const line = this.#lines.get(account) ?? [];
    this.#lines.set(account, line);
    return line;
  }

  /** The place is counted before the work begins, so that nobody takes it in between. */
  #passOn(served: string): void {
    const own = this.#lines.get(served);
    if (own) {
      this.#lines.delete(served);
      this.#lines.set(served, own);
    }
    for (const [account, line] of this.#lines) {
      if (!this.#hasPlaceFor(account)) continue;
      this.#count(account, 1);
      line.shift()?.();
      if (line.length === 0) this.#lines.delete(account);
      return;
    }
  }
}
