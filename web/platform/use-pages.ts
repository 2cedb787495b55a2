import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AnswerOf, CallOf, Endpoint } from '#contract/endpoint.ts';
import { arrivedOf, type CallArguments } from './api.ts';
import { type Page, pageOf, readPage } from './read-page.ts';
import { readKey } from './use-read.ts';

/** A paged list that takes a cursor. */
export type List = Endpoint & { readonly method: 'GET'; readonly paged: true };
export type ItemOf<E extends Endpoint> = AnswerOf<E> extends readonly (infer Item)[] ? Item : never;

export interface Pages<Item> {
  /** What has been loaded so far; undefined until the first page has arrived. */
  items: Item[] | undefined;
  /** Nothing has been loaded yet. */
  loading: boolean;
  /** What is shown is what an earlier filter found, until the present one has been answered. */
  outdated: boolean;
  /** How many there are in all. */
  total: number;
  error: Error | null;
  retry: () => void;
  retrying: boolean;
  /** Undefined once everything is loaded. */
  loadMore: (() => void) | undefined;
  loadingMore: boolean;
}

interface PagesOptions {
  /** Read once and shown as it was: each time it is read is something that others see. */
  once?: boolean;
  /** False holds the call back until something else is known. */
  enabled?: boolean;
}

/** Reads a list page by page; `useWrite` refreshes it like any other read of the endpoint. */
export function usePages<E extends List>(
  endpoint: CallOf<E>,
  query: Record<string, string | number | undefined> = {},
  params?: Record<string, string>,
  { once = false, enabled = true }: PagesOptions = {},
): Pages<ItemOf<E>> {
  const list = useInfiniteQuery({
    queryKey: [...readKey(endpoint, { params, query }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      readListPage(endpoint, { params, query: { ...query, cursor: pageParam ?? undefined }, signal }),
    initialData: () => (enabled ? arrivedPage<E>(endpoint, { params, query }) : undefined),
    enabled,
    initialPageParam: null as string | null, // the first page has no cursor; later pages give the type
    getNextPageParam: (page) => page.nextCursor,
    // When a filter changes, the old rows stay until the new ones arrive: nothing vanishes just before a click.
    placeholderData: keepPreviousData,
    ...(once && { staleTime: 'static' }),
  });
  return {
    items: list.data?.pages.flatMap((page) => page.items),
    loading: list.isPending,
    outdated: list.isPlaceholderData,
    total: list.data?.pages[0]?.total ?? 0,
    error: list.error,
    retry: () => void list.refetch(),
    retrying: list.isFetching,
    loadMore: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    loadingMore: list.isFetchingNextPage,
  };
}

function arrivedPage<E extends List>(endpoint: CallOf<E>, sent: Parameters<typeof arrivedOf>[1]) {
  const answer = arrivedOf(endpoint, sent);
  // validated by the server; every list in the contract returns an array
  return answer && { pages: [pageOf(answer.body as ItemOf<E>[], answer.headers)], pageParams: [null] };
}

async function readListPage<E extends List>(
  endpoint: CallOf<E>,
  sent: {
    params: Record<string, string> | undefined;
    query: Record<string, string | number | undefined>;
    signal: AbortSignal;
  },
): Promise<Page<ItemOf<E>[]>> {
  // the server checks what a list is asked with
  const page = await readPage<E>(endpoint, ...([sent] as unknown as CallArguments<E>));
  // every list in the contract returns an array
  return page as Page<ItemOf<E>[]>;
}
