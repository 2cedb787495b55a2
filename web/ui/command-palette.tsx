import { lazy, Suspense, useEffect } from 'react';
import type { CommandPaletteProps } from './command-model.ts';

const Panel = lazy(async () => ({ default: (await import('./command-palette-panel.tsx')).CommandPalettePanel }));

/** ⌘K or Ctrl K from anywhere; its code is fetched when it is first opened. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange } = props;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      onOpenChange(!open);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, onOpenChange]);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
