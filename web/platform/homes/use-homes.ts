import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { listHostProperties } from '#contract/calls.ts';
import { getHome } from '#contract/host-home-calls.ts';
import { isWholeId } from '#contract/is-whole-id.ts';
import type { HostProperty } from '#contract/properties.ts';
import { usePages } from '../use-pages.ts';
import { homeKey, readHome } from './home-query.ts';

/** As many homes as are handy in a plain list; a host with more searches for one. */
export const fewHomes = 40;

/**
 * The host's newest homes, which are all of them unless there are `fewHomes`, and with them those that are named by their
 * ids, wherever they stand in the list. Undefined until all of these are there; a home that is gone is left out.
 */
export function useHomes(...named: readonly (string | null | undefined)[]) {
  const { items, total, error, retry, retrying } = usePages(listHostProperties, { limit: fewHomes });
  const ids = items?.length === fewHomes ? beyond(items, named) : [];
  const cache = useQueryClient();
  const far = useQuery({
    queryKey: [getHome.path, { beyond: ids }],
    queryFn: ({ signal }) => readThere(ids, signal),
    enabled: ids.length > 0,
    // one that was just found by a search is there already
    placeholderData: () => knownTo(cache, ids),
  });
  const isWaiting = ids.length > 0 && far.isPending;
  const properties = isWaiting ? undefined : items && [...items, ...(ids.length > 0 ? (far.data ?? []) : [])];
  return { properties, total, error, retry, retrying };
}

function beyond(homes: readonly HostProperty[], named: readonly (string | null | undefined)[]): string[] {
  const ids = named.filter((id): id is string => Boolean(id && isWholeId(id)));
  return [...new Set(ids)].filter((id) => !homes.some((home) => home.id === id));
}

function knownTo(cache: QueryClient, ids: readonly string[]): HostProperty[] | undefined {
  const known = ids.flatMap((id) => cache.getQueryData<HostProperty>(homeKey(id)) ?? []);
  return known.length === ids.length ? known : undefined;
}

async function readThere(ids: readonly string[], signal: AbortSignal): Promise<HostProperty[]> {
  const read = await Promise.allSettled(ids.map((id) => readHome(id, signal)));
  return read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}
