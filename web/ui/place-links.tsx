import { cx } from 'class-variance-authority';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Link } from './link.tsx';
import { usePlaceInSight } from './use-place-in-sight.ts';

interface Place {
  /** Of the element that stands there. */
  id: string;
  label: string;
}

/**
 * The parts of a long page, marked where one is: beside it in a wide window, otherwise a row above it that scrolls by
 * itself. Both stay in sight. Parts that the page does not have at the moment are left out.
 */
export function PlaceLinks({ label, places }: { label: string; places: readonly Place[] }) {
  const { there, current } = usePlaceInSight(places.map(({ id }) => id));
  // a part belongs to the page as its address shows it
  const { search } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = current && row.current?.querySelector<HTMLElement>('[aria-current]');
    // in its row alone: the page is where its reader has brought it
    if (here && row.current) row.current.scrollTo?.({ left: leftOf(here, row.current) });
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label={label}
      className="sticky top-(--top-bar) z-10 -mx-gutter flex min-h-15 items-center gap-2 overflow-x-auto border-b border-line bg-paper px-gutter [scrollbar-width:none] xl:top-[calc(var(--top-bar)+1.5rem)] xl:mx-0 xl:grid xl:min-h-0 xl:content-start xl:gap-0 xl:overflow-visible xl:border-b-0 xl:px-0"
    >
      {places
        .filter(({ id }) => there.includes(id))
        .map(({ id, label: name }) => (
          <Link
            key={id}
            to={{ search, hash: id }}
            replace
            aria-current={id === current ? 'location' : undefined}
            className={cx(
              'flex min-h-9 shrink-0 items-center rounded-control border border-line-strong px-3 py-1.5 text-13 whitespace-nowrap text-ink-soft hover:text-ink pointer-coarse:min-h-11',
              'aria-[current]:border-green aria-[current]:bg-green-tint aria-[current]:font-semibold aria-[current]:text-green-ink',
              'xl:rounded-none xl:border-0 xl:border-s-2 xl:border-line xl:whitespace-normal xl:aria-[current]:bg-transparent',
            )}
          >
            {name}
          </Link>
        ))}
    </nav>
  );
}

/** Where the row has to stand for this to be in its middle. */
const leftOf = (link: HTMLElement, row: HTMLElement): number =>
  row.scrollLeft +
  (link.getBoundingClientRect().left - row.getBoundingClientRect().left) -
  (row.clientWidth - link.clientWidth) / 2;
