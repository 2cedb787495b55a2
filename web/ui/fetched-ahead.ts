import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { atOnce } from './at-once.ts';
import { fetchAtFirstUse } from './first-use.ts';
import { notFetched } from './not-fetched.tsx';

/**
 * A piece that stands in front of a page. Its code comes with the first sign that somebody uses the page: no page shows
 * later for it, and it is there by the first press. Who lost the connection before that finds `otherwise` in its place,
 * and the page as it was.
 */
export function fetchedAhead<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = notFetched(load),
): LazyExoticComponent<ComponentType<Props>> {
  let here: ComponentType<Props> | undefined;
  const fetchPiece = async () => {
    here = await load();
    return { default: here };
  };
  fetchAtFirstUse(fetchPiece);
  return lazy(() => (here ? atOnce({ default: here }) : fetchPiece().catch(() => ({ default: otherwise }))));
}
