/** What has been started, to be stopped once, in reverse order. */
export class StopStack {
  readonly #stops: (() => Promise<void>)[] = [];
  #stopping: Promise<void> | null = null;

  get stopping(): boolean {
    return this.#stopping !== null;
  }

  /** Something started while everything is being stopped is stopped at once. */
  async add(stop: () => Promise<void>): Promise<void> {
    if (this.#stopping) await stop();
    else this.#stops.push(stop);
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll(): Promise<void> {
    for (const stop of this.#stops.reverse()) await stop();
  }
}
