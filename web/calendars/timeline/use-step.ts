import { type RefObject, useState } from 'react';
import { addDays } from '#contract/days.ts';
import { addMonths } from '#web/ui/month-grid.ts';

interface Shown {
  month: string;
  dates: readonly string[];
  today: string;
  onMonth: (month: string | undefined) => void;
}

/**
 * Steps through time by as many days as are in sight, and into the month before or after at an edge: nothing is passed
 * over, nothing is shown twice. Where nothing scrolls sideways, by months.
 */
export function useStep(section: RefObject<HTMLElement | null>, { month, dates, today, onMonth }: Shown) {
  const [again, setAgain] = useState(0);
  const [begin, setBegin] = useState<{ month: string; date: string } | null>(null);
  function onStep(count: 1 | -1) {
    const strip = section.current?.querySelector<HTMLElement>('[data-strip]');
    const next = addMonths(month, count);
    const seen = strip ? daysIn(strip) : 0;
    const first = strip && seen > 0 ? Math.round((Math.abs(strip.scrollLeft) * seen) / widthIn(strip)) : 0;
    const date = addDays(dates[first] ?? '', count * seen);
    // the present month is drawn into the next one, whose first days are there already
    const isThere = count > 0 ? date >= `${next}-01` : today.startsWith(next) && date < `${month}-01`;
    if (strip && !isThere && roomIn(strip, count) > 1) {
      const sign = getComputedStyle(strip).direction === 'rtl' ? -count : count;
      strip.scrollBy({ left: sign * widthIn(strip) });
      return;
    }
    setBegin({ month: next, date });
    onMonth(next);
  }
  function onToday() {
    setBegin(null);
    setAgain(again + 1);
    onMonth(undefined);
  }
  return { onStep, onToday, again, begin: begin?.month === month ? begin.date : undefined };
}

/** The part of the strip beside the names. */
const widthIn = (strip: HTMLElement) => strip.clientWidth - (strip.querySelector('td')?.offsetWidth ?? 0);

const daysIn = (strip: HTMLElement) => Math.round(widthIn(strip) / (strip.querySelector('th')?.offsetWidth || 1));

/** What is left to scroll to; in right-to-left scrolling counts down from 0. */
function roomIn(strip: HTMLElement, count: 1 | -1): number {
  const before = Math.abs(strip.scrollLeft);
  return count > 0 ? strip.scrollWidth - strip.clientWidth - before : before;
}
