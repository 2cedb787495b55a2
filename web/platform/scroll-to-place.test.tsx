import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollToPlace } from './scroll-to-place.ts';

let grows: () => void = () => undefined;
const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(show: () => void) {
        grows = show;
      }
      observe() {}
      disconnect() {
        grows = () => undefined;
      }
    },
  );
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const find = () => document.getElementById('password');

it('gives what is typed at the place the focus once it is there, and follows the place while the page grows', () => {
  document.body.innerHTML = '<section id="password"></section><input aria-label="Elsewhere">';
  const { end } = scrollToPlace(find);
  grows();
  expect(document.activeElement).toBe(document.body);
  find()?.insertAdjacentHTML('beforeend', '<form data-lands><input disabled><input name="password"></form>');
  grows();
  expect(document.activeElement?.getAttribute('name')).toBe('password');
  document.querySelector<HTMLElement>('[aria-label="Elsewhere"]')?.focus();
  grows();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Elsewhere');
  expect(scrolled).toHaveBeenCalledTimes(3);
  end();
});

it('takes the focus to no field of a place where nothing is to be typed first, and ends as the reader goes on', () => {
  document.body.innerHTML = '<section id="password"><input></section>';
  scrollToPlace(find);
  grows();
  expect(document.activeElement).toBe(document.body);
  window.dispatchEvent(new Event('wheel'));
  grows();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('leaves a page that moves there already to its own pace, until something above the place has come', () => {
  document.body.innerHTML = '<section id="password"></section>';
  const { end } = scrollToPlace(find, true);
  grows();
  expect(scrolled).not.toHaveBeenCalled();
  grows();
  expect(scrolled).toHaveBeenCalledTimes(1);
  end();
});
