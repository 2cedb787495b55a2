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

it('a toast lies at the bottom of the start, unless that is what was acted on', () => {
  expect(freeCorner(null)).toBe('bottom-start');
  expect(freeCorner(aThing([1000, 700, 200, 40]))).toBe('bottom-start');
  expect(freeCorner(aThing([40, 700, 200, 40]))).toBe('bottom-end');
});

it('never leaves the lower edge for what lies across it, or fills the window', () => {
  expect(freeCorner(aThing([20, 480, 1240, 280]))).toBe('bottom-start');
  expect(freeCorner(aThing([0, 60, 1280, 2000]))).toBe('bottom-start');
  expect(freeCorner(aThing([100, 720, 40, 40], [0, 0, 1280, 800]))).toBe('bottom-end');
});

it('where the page is read from the right, the start is at the right', () => {
  document.documentElement.dir = 'rtl';
  expect(freeCorner(aThing([40, 700, 200, 40]))).toBe('bottom-start');
  expect(freeCorner(aThing([1000, 700, 200, 40]))).toBe('bottom-end');
});

it('lies at the same place over a dialog', () => {
  const thing = aThing([500, 300, 200, 40]);
  document.body.setAttribute('data-scroll-locked', '1');
  expect(freeCorner(thing)).toBe('bottom-start');
});

it('figures at the start are left free, and a month across the page moves it nowhere', () => {
  const thing = aThing([640, 100, 200, 40]);
  const part = document.body.appendChild(document.createElement('div'));
  part.dataset.keepsClear = '';
  part.getBoundingClientRect = () => new DOMRect(20, 560, 500, 180);
  expect(freeCorner(thing)).toBe('bottom-end');
  part.getBoundingClientRect = () => new DOMRect(20, 300, 1240, 900);
  expect(freeCorner(thing)).toBe('bottom-start');
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

function Where() {
  return <output>{useToastCorner(1)}</output>;
}

it('figures that come later than the toast are left free as well', async () => {
  aThing([0, 60, 1280, 2000]);
  await shown(<Where />);
  expect(screen.getByRole('status').textContent).toBe('bottom-start');
  const figures = document.createElement('dl');
  figures.dataset.keepsClear = '';
  figures.getBoundingClientRect = () => new DOMRect(20, 560, 500, 180);
  document.body.append(figures);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('bottom-end'));
});
