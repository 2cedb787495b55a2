import { useSyncExternalStore } from 'react';
import { outbox } from './outbox.ts';
import { clockAhead, onClockLookedAt } from './phone-clock.ts';
import type { Waiting } from './waiting.ts';

const none: readonly Waiting[] = [];

/** What this person has done on site and the server does not know yet. */
export function useWaiting(userId: string | undefined): readonly Waiting[] {
  const all = useSyncExternalStore(outbox.subscribe, outbox.all, () => none);
  return all.filter((one) => one.userId === userId);
}

/** What is on its way now, and how much of it has gone. */
export const useSending = () => useSyncExternalStore(outbox.subscribe, outbox.sending, () => null);

export const useClockAhead = (): number => useSyncExternalStore(onClockLookedAt, clockAhead, () => 0);
