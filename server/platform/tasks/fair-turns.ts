import { second } from '../clock.ts';

/** How many tasks a second an account may cause before they go behind those of others. */
const share = 5;
/** How many accounts are remembered before those whose turns are past are forgotten. */
const remembered = 10_000;

/**
 * When an account's next task gets its turn: at once, or `1 / share` seconds after its last one. The worker takes tasks
 * in order of their turns, so someone who causes a thousand holds up no one who causes one. Turns only set the order: a
 * worker with nothing else to do does not wait for them. Each web process counts separately.
 */
export class FairTurns {
  readonly #taken = new Map<string, number>();

  /** Instants in milliseconds. */
  take(account: string, now: number): number {
    const turn = Math.max(now, (this.#taken.get(account) ?? 0) + second / share);
    if (this.#taken.size >= remembered) this.#forgetBefore(now);
    this.#taken.set(account, turn);
    return turn;
  }

  #forgetBefore(now: number): void {
    for (const [account, turn] of this.#taken) if (turn <= now) this.#taken.delete(account);
  }
}
