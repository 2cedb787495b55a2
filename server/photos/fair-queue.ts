/** One place to work in, and a line for each account. Accounts take turns; the one just served goes to the back. */
export class FairQueue {
  /** Waiting work by account; the first account is next. */
  readonly #lines = new Map<string, (() => void)[]>();
  #busy = false;

  async run<Result>(account: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#busy) await new Promise<void>((resolve) => this.#lineOf(account).push(resolve));
    this.#busy = true;
    try {
      return await work();
    } finally {
      this.#passOn(account);
    }
  }

  #lineOf(account: string): (() => void)[] {
    const line = this.#lines.get(account) ?? [];
    this.#lines.set(account, line);
    return line;
  }

  #passOn(served: string): void {
    const own = this.#lines.get(served);
    if (own) {
      this.#lines.delete(served);
      this.#lines.set(served, own);
    }
    const [first] = this.#lines;
    this.#busy = first !== undefined;
    if (!first) return;
    const [account, line] = first;
    const next = line.shift();
    if (line.length === 0) this.#lines.delete(account);
    next?.();
  }
}
