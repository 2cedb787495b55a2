import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { listPaymentMethods, setupPayment } from '#contract/calls.ts';
import { call } from '#web/platform/api.ts';
import { refetchChanged } from '#web/platform/refetch-changed.ts';
import { useRead } from '#web/platform/use-read.ts';

// Ten seconds: who adds a card means to pay with it, not with another because its word came late. A card that was saved
// before adds none to the list: then the wait ends by itself.
const tries = 20;
const pauseMs = 500;

/**
 * Waits until a card that the provider has just saved is in our list: the provider tells us a moment later. Gives the
 * new card's id, null for one that was there before.
 */
export function useAwaitCard(): () => Promise<string | null> {
  const queryClient = useQueryClient();
  const known = useRead(listPaymentMethods).data;
  const before = useRef(known);
  before.current = known;
  return useCallback(async () => {
    const old = new Set(before.current?.map(({ id }) => id));
    let added: string | null = null;
    for (let left = tries; left > 0 && added === null; left -= 1) {
      const cards = await call(listPaymentMethods);
      added = cards.find(({ id }) => !old.has(id))?.id ?? null;
      if (added === null) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    await refetchChanged(queryClient, { topics: setupPayment.changes });
    return added;
  }, [queryClient]);
}
