import { useEffect } from 'react';

/** ⌘K or Ctrl K, from anywhere on the page; null leaves it to the browser. */
export function useCommandKey(onPress: (() => void) | null): void {
  useEffect(() => {
    if (!onPress) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.repeat) return;
      event.preventDefault();
      onPress?.();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onPress]);
}
