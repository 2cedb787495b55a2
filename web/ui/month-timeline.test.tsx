import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MonthTimeline } from './month-timeline.tsx';
import type { StripDay } from './week-strip-model.ts';

const columnWidth = 100;
const nameWidth = 176;

/** The days of a November on from the first, of which one is today. */
const november = (today: number, length = 30): StripDay[] =>
  Array.from({ length }, (_, index) => ({
    ...{ key: `2026-11-${index + 1}`, weekday: 'Mon', day: String(index + 1), month: '' },
    ...(index + 1 === today && { today: true }),
  })) as StripDay[]; // all that the head reads

/** A layout as a browser makes it: the names stay in place, each day is as wide as the others. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(nameWidth);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const column = this.tagName === 'TH' ? [...(this.parentElement?.children ?? [])].indexOf(this) - 1 : -1;
    const scrolled = this.closest('table')?.parentElement?.scrollLeft ?? 0;
    const left = column < 0 ? 0 : nameWidth + column * columnWidth - scrolled;
    return { left, right: left + columnWidth, width: columnWidth } as DOMRect; // all that is read
  });
}
afterEach(() => vi.restoreAllMocks());

const shownFrom = (container: HTMLElement) => {
  const box = container.querySelector('table')?.parentElement;
  return Math.round((box?.scrollLeft ?? 0) / columnWidth) + 1;
};

it('begins two days before today, also where the product’s clock or the home’s zone says only later which day that is', () => {
  layOut();
  const month = (days: StripDay[]) => <MonthTimeline label="Month" days={days} rows={[]} />;
  const { container, rerender } = render(month(november(9)));
  expect(shownFrom(container)).toBe(7);
  rerender(month(november(26, 39)));
  expect(shownFrom(container)).toBe(24);
});

it('begins at the first of a month without today', () => {
  layOut();
  const { container } = render(<MonthTimeline label="Month" days={november(0)} rows={[]} />);
  expect(shownFrom(container)).toBe(1);
});

it('begins with the day that is asked for, today or not', () => {
  layOut();
  const { container, rerender } = render(
    <MonthTimeline label="Month" days={november(9)} rows={[]} begin="2026-11-12" />,
  );
  expect(shownFrom(container)).toBe(12);
  rerender(<MonthTimeline label="Month" days={november(9)} rows={[]} />);
  expect(shownFrom(container)).toBe(7);
});
