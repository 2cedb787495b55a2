import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { listPaymentMethods } from '#contract/payments.ts';
import { call } from '#web/platform/api.ts';
import { readKey, useRead } from '#web/platform/use-read.ts';

// A card that was saved before adds none to the list: then the wait ends by itself.
const tries = 4;
const pauseMs = 500;

/** Waits until a card that the provider has just saved stands in our list: the provider tells us a moment later. */
export function useAwaitCard(): () => Promise<void> {
  const queryClient = useQueryClient();
  const known = useRead(listPaymentMethods).data?.length ?? 0;
  const before = useRef(known);
  before.current = known;
  return useCallback(async () => {
    const count = before.current;
    for (let left = tries; left > 0; left -= 1) {
      const cards = await call(listPaymentMethods);
      if (cards.length > count) break;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    await queryClient.invalidateQueries({ queryKey: readKey(listPaymentMethods) });
  }, [queryClient]);
}
