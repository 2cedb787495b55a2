import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { coversButtons, freeCorner } from './toast-corner.ts';
import { useToastCorner } from './use-toast-corner.ts';

/** A thing in a window of 1280 × 800, in a part of the page, in the page. */
function aThing(thing: [number, number, number, number], part = thing): Element {
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 800);
  document.body.innerHTML = '<main><section><button></button></section></main>';
  const rects = { main: [0, 0, 1280, 3000], section: part, button: thing } as const;
  for (const [name, [left, top, width, height]] of Object.entries(rects)) {
    const element = document.querySelector(name);
    if (element) element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  }
  return document.querySelector('button') ?? document.body;
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.dir = '';
  document.body.removeAttribute('data-scroll-locked');
});

it('a toast lies at the bottom of the end, unless that is what was acted on', () => {
  expect(freeCorner(null)).toBe('bottom-end');
  expect(freeCorner(aThing([40, 100, 200, 40]))).toBe('bottom-end');
  expect(freeCorner(aThing([1000, 700, 200, 40]))).toBe('bottom-start');
});

it('a strip across the bottom of the window is left free as a whole', () => {
  expect(freeCorner(aThing([1000, 600, 40, 40], [20, 480, 1240, 280]))).toBe('top-end');
});

it('what fills the window leaves free at least the thing itself', () => {
  expect(freeCorner(aThing([1100, 720, 40, 40], [0, 0, 1280, 800]))).toBe('bottom-start');
});

it('where the page is read from the right, the end is at the left', () => {
  document.documentElement.dir = 'rtl';
  expect(freeCorner(aThing([1000, 700, 200, 40]))).toBe('bottom-end');
  expect(freeCorner(aThing([40, 700, 200, 40]))).toBe('bottom-start');
});

it('over a dialog the start comes first', () => {
  const thing = aThing([500, 300, 200, 40]);
  document.body.setAttribute('data-scroll-locked', '1');
  expect(freeCorner(thing)).toBe('bottom-start');
});

it('a week or a month is left free even if nothing on it was acted on', () => {
  const thing = aThing([40, 100, 200, 40]);
  const month = document.body.appendChild(document.createElement('div'));
  month.dataset.keepsClear = '';
  month.getBoundingClientRect = () => new DOMRect(20, 300, 1240, 900);
  expect(freeCorner(null)).toBe('top-end');
  expect(freeCorner(thing)).toBe('top-end');
});

it('a conversation is left free even where the list beside it was acted on', () => {
  const row = aThing([40, 100, 380, 60], [40, 60, 400, 740]);
  const conversation = document.body.appendChild(document.createElement('section'));
  conversation.dataset.keepsClear = '';
  conversation.getBoundingClientRect = () => new DOMRect(440, 60, 800, 740);
  expect(freeCorner(row)).toBe('bottom-start');
});

it('never lies over the buttons of a dialog, wherever they are', () => {
  const thing = aThing([500, 300, 200, 40]);
  document.body.setAttribute('data-scroll-locked', '1');
  const foot = document.body.appendChild(document.createElement('div'));
  foot.dataset.dialogFoot = '';
  foot.getBoundingClientRect = () => new DOMRect(384, 660, 512, 70);
  expect(coversButtons('bottom-start')).toBe(true);
  expect(freeCorner(thing)).toBe('top-start');
  expect(freeCorner(null)).toBe('top-start');
  foot.getBoundingClientRect = () => new DOMRect(830, 730, 450, 70);
  expect(freeCorner(thing)).toBe('bottom-start');
});

it('figures are left free after log-in, where the page as a whole has the focus', () => {
  const page = aThing([0, 60, 1280, 2000]);
  const figures = document.body.appendChild(document.createElement('dl'));
  figures.dataset.keepsClear = '';
  figures.getBoundingClientRect = () => new DOMRect(300, 560, 960, 180);
  expect(freeCorner(page)).toBe('top-end');
  figures.remove();
  expect(freeCorner(page)).toBe('bottom-end');
});

function Where() {
  return <output>{useToastCorner(1)}</output>;
}

it('figures that come later than the toast are left free as well', async () => {
  aThing([0, 60, 1280, 2000]);
  await shown(<Where />);
  expect(screen.getByRole('status').textContent).toBe('bottom-end');
  const figures = document.createElement('dl');
  figures.dataset.keepsClear = '';
  figures.getBoundingClientRect = () => new DOMRect(300, 560, 960, 180);
  document.body.append(figures);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('top-end'));
});
