import { useEffect, useEffectEvent } from 'react';
import { openWindows } from './open-windows.ts';

/** While it is open, the browser’s Back closes this window over the page and leaves the page as it is. */
export function useClosesWithBack(open: boolean, close: () => void): void {
  const closeIt = useEffectEvent(close);
  useEffect(() => (open ? openWindows.add(() => closeIt()) : undefined), [open]);
}
