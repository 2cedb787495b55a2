import { type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { AnswerOf, CallOf, Endpoint } from '#contract/endpoint.ts';
import { answerOf, arrivedOf, type CallOptions, send } from './api.ts';

type ReadOptions<E extends Endpoint> = Omit<CallOptions<E>, 'signal' | 'idempotencyKey'> & {
  /** False holds the call back until something else is known. */
  enabled?: boolean;
  /** Read once and shown as it was: each time it is read is something that others see. */
  once?: boolean;
};
type ReadArguments<E extends Endpoint> =
  Record<string, never> extends ReadOptions<E> ? [options?: ReadOptions<E>] : [options: ReadOptions<E>];

/** Reads an endpoint and keeps the answer until told that it changed (by `useWrite` or a live event). */
export function useRead<E extends Endpoint>(
  endpoint: CallOf<E>,
  ...[options]: ReadArguments<E>
): UseQueryResult<AnswerOf<E>, Error> {
  const { enabled = true, once, params, query } = options ?? {};
  return useQuery({
    queryKey: readKey(endpoint, { params, query }),
    queryFn: async ({ signal }) => answerOf<E>(await send(endpoint, { params, query, signal })),
    enabled,
    ...(once && { staleTime: 'static' }),
    // validated by the server against the contract that gives this type
    initialData: () =>
      enabled ? (arrivedOf(endpoint, { params, query })?.body as AnswerOf<E> | undefined) : undefined,
  });
}

/** A read's cache key: without options it stands for every read of that endpoint. */
export function readKey(
  endpoint: Pick<Endpoint, 'path'>,
  options?: { params?: Record<string, string>; query?: unknown },
): QueryKey {
  if (options === undefined) return [endpoint.path];
  return [endpoint.path, { params: options.params ?? {}, query: options.query ?? {} }];
}
