import { cx } from 'class-variance-authority';
import { lazy, Suspense } from 'react';
import type { MapProps } from './map-model.ts';
import { Skeleton } from './skeleton.tsx';

export type { MapHome, MapPoint, MapProps } from './map-model.ts';

const Drawing = lazy(async () => ({ default: (await import('./map-drawing.tsx')).MapDrawing }));

/** Places on a drawn map of the states, without map tiles. Its outlines are fetched when needed. Never mirrored. */
export function PlaceMap({ className, shape = 'aspect-16/10', ...drawn }: MapProps) {
  return (
    <div dir="ltr" className={className}>
      <div className={cx(shape, 'overflow-hidden rounded-card border border-line bg-water')}>
        <Suspense fallback={<Skeleton className="size-full" />}>
          <Drawing {...drawn} />
        </Suspense>
      </div>
    </div>
  );
}
