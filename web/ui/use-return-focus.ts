import { useRef } from 'react';

/**
 * Gives focus back to whatever had it when a dialog opened. Radix returns it to a trigger only, and most dialogs here
 * are opened by the state of their page. An item of a menu is gone by then: its menu's button stands in for it.
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
