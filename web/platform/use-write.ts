import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AnswerOf, CallOf, Endpoint } from '#contract/endpoint.ts';
import { answerOf, type CallOptions, send } from './api.ts';
import { ApiError } from './api-error.ts';
import { refetchChanged } from './refetch-changed.ts';
import { type FailureSettings, useFailure } from './use-failure.ts';

interface Settings<E extends Endpoint, Values extends FieldValues> extends FailureSettings<Values> {
  known?: (cache: QueryClient, answer: AnswerOf<E>) => void;
  /** What belongs to it: it is done before anything is refetched, so that no one sees the one without the other. */
  along?: (answer: AnswerOf<E>) => Promise<unknown>;
  onSuccess?: (answer: AnswerOf<E>) => void;
  /** The answer is a secret: nothing of it is kept once no one shows it. */
  secret?: boolean;
}

/**
 * Sends a write when told to. Whatever shows the topics it changes (contract/calls.ts) is refetched before `onSuccess`
 * runs, so that a toast never appears before the change is on screen. `known` puts what the answer says into the cache
 * at once: quick successive writes cancel each other's reads, and the screen must not jump back meanwhile. A double
 * press, faster than its button is disabled, sends once.
 */
export function useWrite<E extends Endpoint, Values extends FieldValues = FieldValues>(
  endpoint: CallOf<E>,
  settings: Settings<E, Values> = {},
): UseMutationResult<AnswerOf<E>, Error, CallOptions<E>> {
  const queryClient = useQueryClient();
  const onError = useFailure(settings);
  const mutation = useMutation<AnswerOf<E>, Error, CallOptions<E>>({
    mutationFn: async (options) => answerOf<E>(await send(endpoint, options)),
    onSuccess: async (answer) => {
      settings.known?.(queryClient, answer);
      await settings.along?.(answer);
      // For all jobs, not just one: a cleaner who takes a job is no longer free for others.
      await refetchChanged(queryClient, { topics: endpoint.changes });
      settings.onSuccess?.(answer);
    },
    onError: (error) => {
      onError(error);
      // Someone else was faster, or it is gone: what the screen shows is out of date.
      if (error instanceof ApiError && (error.status === 409 || error.status === 404))
        void refetchChanged(queryClient, { topics: endpoint.changes });
    },
    gcTime: settings.secret ? 0 : undefined,
  });
  return { ...mutation, ...useOnce(mutation) };
}

type Sending<E extends Endpoint> = Pick<
  UseMutationResult<AnswerOf<E>, Error, CallOptions<E>>,
  'mutate' | 'mutateAsync'
>;
type Sent<E extends Endpoint> = Parameters<Sending<E>['mutateAsync']>;

/** What was asked for last and is still under way is not begun again: who asks for the same gets the same answer. */
function useOnce<E extends Endpoint>({ mutateAsync }: Sending<E>): Sending<E> {
  const last = useRef<{ same: string; answer: Promise<AnswerOf<E>> } | null>(null);
  const once = useCallback(
    (...sent: Sent<E>) => {
      const same = JSON.stringify(sent[0]);
      if (last.current && last.current.same === same) return last.current.answer;
      const answer = mutateAsync(...sent).finally(() => {
        if (last.current?.answer === answer) last.current = null;
      });
      last.current = { same, answer };
      return answer;
    },
    [mutateAsync],
  );
  // `onError` says what went wrong
  const mutate = useCallback((...sent: Sent<E>) => void once(...sent).catch(() => {}), [once]);
  return { mutate, mutateAsync: once };
}
