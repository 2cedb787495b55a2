import { useRef } from 'react';

/**
 * Returns focus to whatever had it when a dialog opened. Radix returns it only to a trigger, and most dialogs here are
 * opened by their page's state. A menu item is gone by then, so its menu's button takes its place.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    remember: () => {
      const active = document.activeElement;
      const menu = active?.closest('[role="menu"]');
      const behind = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
      opener.current = behind instanceof HTMLElement ? behind : null;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!opener.current?.isConnected) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}
