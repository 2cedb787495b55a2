import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const row = { left: 20, right: 370 };
/** Where each tab lies, read from the right as in Arabic: the first ends where the row does. */
let places: Record<string, { left: number; right: number }> = {};
let scrolled: number[] = [];
beforeEach(() => {
  scrolled = [];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    // all that is read of a rectangle
    return (this.role === 'tablist' ? row : (places[this.textContent] ?? row)) as DOMRect;
  });
  Element.prototype.scrollBy = (to) => void scrolled.push(Number(Object(to).left));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly changed: () => void;
      constructor(changed: () => void) {
        this.changed = changed;
      }
      observe = () => this.changed();
      disconnect = () => undefined;
    },
  );
});
const names = ['one', 'two', 'three', 'four'];
const open = (value: string) =>
  render(
    <Tabs
      label="parts"
      value={value}
      onValueChange={() => undefined}
      items={names.map((name) => ({ value: name, label: name, content: name }))}
    />,
  );

it('an open tab in sight leaves the row where it is, so that the first tab stays whole', () => {
  places = { one: { left: 300, right: 370 }, two: { left: 200, right: 280 }, three: { left: 100, right: 180 } };
  places.four = { left: -20, right: 80 };
  open('three');
  expect(scrolled).toEqual([]);
});

it('an open tab out of sight is brought in with a piece of the next, and no farther', () => {
  places = { one: { left: 300, right: 370 }, two: { left: 110, right: 280 }, three: { left: 0, right: 90 } };
  places.four = { left: -100, right: -20 };
  open('three');
  expect(scrolled[0]).toBe(-76);
});
