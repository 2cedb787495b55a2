import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenQuiet } from './when-quiet.ts';

let fetched: () => void;

class AnObserver {
  constructor(heard: () => void) {
    fetched = heard;
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', AnObserver);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it begins once nothing was fetched for so long', () => {
  const begin = vi.fn();
  whenQuiet(1_000, begin);
  vi.advanceTimersByTime(900);
  fetched();
  vi.advanceTimersByTime(900);
  expect(begin).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(begin).toHaveBeenCalledOnce();
});

test('an answer that takes longer than the quiet is waited for', () => {
  const begin = vi.fn();
  let isAwaiting = true;
  whenQuiet(1_000, begin, () => isAwaiting);
  vi.advanceTimersByTime(2_500);
  expect(begin).not.toHaveBeenCalled();
  isAwaiting = false;
  fetched();
  vi.advanceTimersByTime(1_000);
  expect(begin).toHaveBeenCalledOnce();
});

test('what is called off never begins', () => {
  const begin = vi.fn();
  const callOff = whenQuiet(1_000, begin, () => true);
  vi.advanceTimersByTime(1_500);
  callOff();
  vi.advanceTimersByTime(5_000);
  expect(begin).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
