import { createContext } from 'react';

/** Told where among the filters there is room for the order of the list; null where nothing is put there. */
export const SortSlot = createContext<((place: HTMLElement | null) => void) | null>(null);
