import { minute, second } from './clock.ts';

/** How long a message that could not be sent waits for its next try, in milliseconds: half a minute at first, ten minutes in the end. */
export const pauseAfter = (tries: number): number => Math.min(30 * second * 2 ** Math.min(tries - 1, 10), 10 * minute);
