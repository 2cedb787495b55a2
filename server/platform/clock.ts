/** The server's one source of time. Everything that needs the time takes a clock. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that tests set by hand; it stands still in between. */
export class TestClock implements Clock {
  #now: Date;
  constructor(start: Date | string) {
    this.#now = new Date(start);
  }
  now(): Date {
    return new Date(this.#now);
  }
  set(to: Date | string): void {
    this.#now = new Date(to);
  }
  forward(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The instant the given number of milliseconds after (or, if negative, before) another. */
export const plus = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() + milliseconds);
