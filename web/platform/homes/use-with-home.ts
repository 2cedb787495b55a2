import { useQuery } from '@tanstack/react-query';
import type { Property } from '#contract/properties.ts';
import { homeQuery } from './home-query.ts';
import { fewHomes } from './use-homes.ts';

/** These homes, and the one that was chosen, which a search may have found beyond them. */
export function useWithHome(homes: readonly Property[], chosen: string): readonly Property[] {
  const isBeyond = chosen !== '' && homes.length >= fewHomes && !homes.some(({ id }) => id === chosen);
  const { data } = useQuery({ ...homeQuery(chosen), enabled: isBeyond });
  return isBeyond && data ? [...homes, data] : homes;
}
