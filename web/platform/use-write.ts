import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { AnswerOf, CallOf, Endpoint } from '#contract/endpoint.ts';
import { answerOf, type CallOptions, send } from './api.ts';
import { ApiError } from './api-error.ts';
import { refetchChanged } from './refetch-changed.ts';
import { type FailureSettings, useFailure } from './use-failure.ts';

interface Settings<E extends Endpoint, Values extends FieldValues> extends FailureSettings<Values> {
  known?: (cache: QueryClient, answer: AnswerOf<E>) => void;
  onSuccess?: (answer: AnswerOf<E>) => void;
  /** The answer is a secret: nothing of it stays once nobody shows it. */
  secret?: boolean;
}

/**
 * Sends a write when told to. What shows the topics it changes (contract/calls.ts) is fetched again before `onSuccess`
 * runs, so that a toast never comes before the screen it speaks of. `known` puts what the answer tells into
 * the cache at once: writes that follow fast cancel each other's reads, and a screen must not fall back meanwhile.
 */
export function useWrite<E extends Endpoint, Values extends FieldValues = FieldValues>(
  endpoint: CallOf<E>,
  settings: Settings<E, Values> = {},
): UseMutationResult<AnswerOf<E>, Error, CallOptions<E>> {
  const queryClient = useQueryClient();
  const onError = useFailure(settings);
  return useMutation({
    mutationFn: async (options) => answerOf<E>(await send(endpoint, options)),
    onSuccess: async (answer) => {
      settings.known?.(queryClient, answer);
      // Of every job: who takes one is no longer free for others.
      await refetchChanged(queryClient, { topics: endpoint.changes });
      settings.onSuccess?.(answer);
    },
    onError: (error) => {
      onError(error);
      // Somebody else was faster: what the screen shows is no longer so.
      if (error instanceof ApiError && error.status === 409)
        void refetchChanged(queryClient, { topics: endpoint.changes });
    },
    gcTime: settings.secret ? 0 : undefined,
  });
}
