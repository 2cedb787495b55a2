/** The row and its entries, the same for tabs within a page and for links between pages. */
export const tabRow = 'no-scrollbar flex gap-6 overflow-x-auto border-b border-line';

export const tabEntry =
  'relative flex min-h-11 shrink-0 items-center gap-2 text-14 font-medium whitespace-nowrap text-ink-soft hover:text-ink ' +
  'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full focus-visible:outline-offset-[-2px] ' +
  'data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:after:bg-green ' +
  'aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:bg-green';
