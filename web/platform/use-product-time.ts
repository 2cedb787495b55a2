import { useEffect } from 'react';
import { setProductTime } from './product-time.ts';
import { useConfig } from './use-config.ts';

/** Keeps the browser on the product's time. Mount it once, around every page. */
export function useProductTime(): void {
  const ahead = useConfig()?.clockAheadMs ?? 0;
  useEffect(() => setProductTime(ahead), [ahead]);
}
