import { listHostProperties } from '#contract/calls.ts';
import { getHome } from '#contract/host-home-calls.ts';
import type { HostProperty } from '#contract/properties.ts';
import { fewHomes } from '#web/platform/homes/use-homes.ts';
import { useRead } from '#web/platform/use-read.ts';

export interface NearHome {
  /** Those that can be searched from, newest first; of a host with many, the newest. */
  homes: readonly HostProperty[];
  /** The one that distances are from, unless a place was typed. */
  home: HostProperty | null;
  /** Not known yet: whoever lists cleaners waits, so that the list begins at the right place. */
  pending: boolean;
}

/** From which of a host’s homes a search begins: the one in the address, else the newest. */
export function useNearHome(isHost: boolean, asked: string): NearHome {
  const list = useRead(listHostProperties, { query: { limit: fewHomes }, enabled: isHost });
  const listed = list.data?.find(({ id }) => id === asked);
  const isFar = asked !== '' && list.data?.length === fewHomes && !listed;
  const far = useRead(getHome, { params: { id: asked }, enabled: isFar });
  const homes = (list.data ?? []).filter(({ place }) => place !== null);
  return {
    homes,
    home: listed ?? far.data ?? homes[0] ?? list.data?.[0] ?? null,
    pending: isHost && (list.isLoading || far.isLoading),
  };
}
