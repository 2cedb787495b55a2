import { useSyncExternalStore } from 'react';

export type ToastTone = 'neutral' | 'success' | 'danger';

export type ToastMessage = {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** One thing to do about it, such as Retry or Undo. One that is a way to a page goes when the reader goes to any. */
  action?: { label: string; onSelect: () => void; leads?: boolean };
};

export type ShownToast = ToastMessage & { id: number; open: boolean };

/** How long a dismissed toast is kept. */
export const toastRemoveDelay = 1_000_000;

let current: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a message from anywhere. There is one at a time: a new one replaces the old. Returns its id. */
export function showToast(message: ToastMessage): number {
  clearTimeout(removal);
  lastId += 1;
  set({ ...message, id: lastId, open: true });
  return lastId;
}

/** Dismisses the toast; with an id, only if that one is still shown. */
export function dismissToast(id?: number): void {
  if (!current || (id !== undefined && current.id !== id)) return;
  clearTimeout(removal);
  set({ ...current, open: false });
  removal = setTimeout(() => set(null), toastRemoveDelay);
}

/** The toast shown now or dismissed recently. */
export function useToast(): ShownToast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

function set(next: ShownToast | null) {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
