import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, CallOf, Endpoint } from '#contract/endpoint.ts';
import { answerOf, type CallOptions, send } from './api.ts';
import { readKey } from './use-read.ts';

/**
 * Sends a write when told to. `refreshes` names the reads that show what it changes; they are fetched again before
 * `onSuccess` runs, so that a toast never comes before the screen it speaks of. `known` puts what the answer tells into
 * the cache at once: writes that follow fast cancel each other's reads, and a screen must not fall back meanwhile.
 */
export function useWrite<E extends Endpoint>(
  endpoint: CallOf<E>,
  settings: {
    refreshes?: readonly Pick<Endpoint, 'path'>[];
    known?: (cache: QueryClient, answer: AnswerOf<E>) => void;
    onSuccess?: (answer: AnswerOf<E>) => void;
    onError?: (error: Error) => void;
    /** The answer is a secret: nothing of it stays once nobody shows it. */
    secret?: boolean;
  } = {},
): UseMutationResult<AnswerOf<E>, Error, CallOptions<E>> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (options) => answerOf<E>(await send(endpoint, options)),
    onSuccess: async (answer) => {
      settings.known?.(queryClient, answer);
      const stale = settings.refreshes ?? [];
      await Promise.all(stale.map((read) => queryClient.invalidateQueries({ queryKey: readKey(read) })));
      settings.onSuccess?.(answer);
    },
    onError: settings.onError,
    gcTime: settings.secret ? 0 : undefined,
  });
}
