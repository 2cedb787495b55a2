import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { atOnce } from './at-once.ts';
import { fetchAtFirstUse } from './first-use.ts';
import { notFetched } from './not-fetched.tsx';

/**
 * A dialog or sheet whose code is fetched at the first sign that somebody uses the page: it delays no page, and is there
 * by the first press. If the connection is lost before that, `otherwise` is shown in its place and the page stays as it
 * was.
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
