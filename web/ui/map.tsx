import { lazy, Suspense } from 'react';
import type { MapProps } from './map-model.ts';
import { Skeleton } from './skeleton.tsx';

export type { MapPoint, MapProps } from './map-model.ts';

const Drawing = lazy(async () => ({ default: (await import('./map-drawing.tsx')).MapDrawing }));

/** Places on a drawn map of the states, without map tiles. Its outlines are fetched when needed. Never mirrored. */
export function PlaceMap(props: MapProps) {
  return (
    <div dir="ltr" className={props.className}>
      <div className="aspect-16/10 overflow-hidden rounded-card border border-line bg-water">
        <Suspense fallback={<Skeleton className="size-full" />}>
          <Drawing {...props} />
        </Suspense>
      </div>
    </div>
  );
}
