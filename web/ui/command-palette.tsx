import { lazy, Suspense, useCallback } from 'react';
import type { CommandPaletteProps } from './command-model.ts';
import { useCommandKey } from './use-command-key.ts';

const Panel = lazy(async () => ({ default: (await import('./command-palette-panel.tsx')).CommandPalettePanel }));

/** ⌘K or Ctrl K from anywhere; its code is fetched when it is first opened. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange } = props;
  useCommandKey(useCallback(() => onOpenChange(!open), [open, onOpenChange]));
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
