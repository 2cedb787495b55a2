import { useSyncExternalStore } from 'react';

export type ToastTone = 'neutral' | 'success' | 'danger';

export type ToastMessage = {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** One thing to do about it, such as Retry or Undo. */
  action?: { label: string; onSelect: () => void };
};

export type ShownToast = ToastMessage & { id: number; open: boolean };

/** A dismissed toast is kept this long before it is forgotten. */
export const toastRemoveDelay = 1_000_000;

let current: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a message from anywhere. There is one at a time: a new one takes the place of the old. Returns its id. */
export function showToast(message: ToastMessage): number {
  clearTimeout(removal);
  lastId += 1;
  set({ ...message, id: lastId, open: true });
  return lastId;
}

/** Puts the toast away; with an id, only if that one is still the one shown. */
export function dismissToast(id?: number): void {
  if (!current || (id !== undefined && current.id !== id)) return;
  clearTimeout(removal);
  set({ ...current, open: false });
  removal = setTimeout(() => set(null), toastRemoveDelay);
}

/** The toast now shown or lately dismissed. */
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
