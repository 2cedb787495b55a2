import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { datesFrom } from './timeline-model.ts';
import { useStep } from './use-step.ts';

/** Fourteen of so many days are in sight, from a given one on. */
function strip(days: number, from: number) {
  const section = document.createElement('section');
  section.innerHTML = '<div data-strip><table><tr><td></td><th></th></tr></table></div>';
  const box = section.querySelector('div') as HTMLElement; // just written
  const sizes = { clientWidth: 176 + 14 * 100, scrollWidth: 176 + days * 100 };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(box, name, { value });
  for (const [tag, value] of [
    ['td', 176],
    ['th', 100],
  ] as const)
    Object.defineProperty(section.querySelector(tag), 'offsetWidth', { value });
  box.scrollLeft = from * 100;
  box.scrollBy = vi.fn();
  return { section: { current: section }, box };
}

function stepped(from: number, count: 1 | -1) {
  const dates = datesFrom('2026-11-01', 41);
  const { section, box } = strip(dates.length, from);
  let month = '2026-11';
  const onMonth = vi.fn((next: string | undefined) => {
    month = next ?? month;
  });
  const { result, rerender } = renderHook(() => useStep(section, { month, dates, today: '2026-11-22', onMonth }));
  result.current.onStep(count);
  rerender();
  return { scrolled: vi.mocked(box.scrollBy).mock.calls[0]?.[0], month, begin: result.current.begin };
}

it('steps by the days in sight', () => {
  expect(stepped(14, 1)).toMatchObject({ scrolled: { left: 1400 }, month: '2026-11' });
  expect(stepped(20, -1)).toMatchObject({ scrolled: { left: -1400 }, month: '2026-11' });
});

it('goes on into another month where this one ends, with the day after the last and to the day before the first', () => {
  expect(stepped(25, 1)).toEqual({ scrolled: undefined, month: '2026-12', begin: '2026-12-10' });
  expect(stepped(27, 1)).toEqual({ scrolled: undefined, month: '2026-12', begin: '2026-12-12' });
  expect(stepped(0, -1)).toEqual({ scrolled: undefined, month: '2026-10', begin: '2026-10-18' });
});
