import { lazy, Suspense } from 'react';
import type { Property } from '#contract/properties.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import type { HomeRowsProps } from './home-rows-props.ts';
import { fewHomes } from './use-homes.ts';

// Few hosts have so many homes.
const FoundHomeRows = lazy(() => import('./found-home-rows.tsx').then((file) => ({ default: file.FoundHomeRows })));

/** Homes to tick: all of a few, or those that a search on the server finds among many. */
export function HomeRows<Home extends Pick<Property, 'id' | 'title'>>({
  homes,
  row,
  list,
  chosen,
}: HomeRowsProps<Home>) {
  if (homes.length < fewHomes) return list(homes.map(row));
  return (
    <Suspense fallback={<SkeletonRows rows={4} />}>
      {/* what is found has all that a home in the list has */}
      <FoundHomeRows row={row as unknown as HomeRowsProps<Property>['row']} list={list} chosen={chosen} />
    </Suspense>
  );
}
