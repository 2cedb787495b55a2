import { useLayoutEffect, useRef, useState } from 'react';
import type { MapSize } from './map-projection.ts';

/** Before it is measured, and where nothing can be. */
const usual: MapSize = { width: 640, height: 400 };

/** A map is drawn in the pixels that it has, so that pins and names are as large on a phone as on a desk. */
export function useMapSize() {
  const ref = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState(usual);
  useLayoutEffect(() => {
    const map = ref.current;
    if (!map) return;
    const measure = () => {
      const { width, height } = map.getBoundingClientRect();
      if (width > 0 && height > 0) setSize(same({ width: Math.round(width), height: Math.round(height) }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(map);
    return () => watch.disconnect();
  }, []);
  return { ref, size };
}

/** The size it has already stays the same object: nothing is drawn anew for it. */
const same = (next: MapSize) => (size: MapSize) =>
  size.width === next.width && size.height === next.height ? size : next;
