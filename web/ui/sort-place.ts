import { createContext } from 'react';

/** Where on a phone the order of a table is chosen: beside what narrows it. Without such a place, above the table. */
export const SortPlace = createContext<HTMLElement | null>(null);
