// Runs alone: it replaces some.
import { expect, it, vi } from 'vitest';
import { WordStore } from './word-store.ts';

const loadWords = vi.hoisted(() => vi.fn());
vi.mock('../locale-loader.ts', () => ({ loadWords }));

it('goes without words that cannot be fetched, and has them once the connection is back', async () => {
  vi.useFakeTimers();
  loadWords.mockRejectedValue(new Error('no connection'));
  const added = vi.fn();
  const store = new WordStore('en', {}, added);
  const loading = store.load('en', ['offline']);
  await vi.runAllTimersAsync();
  await loading;
  expect(store.of('en', 'offline')).toEqual({});
  loadWords.mockResolvedValue({ show: 'show' });
  window.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(store.of('en', 'offline')).toEqual({ show: 'show' });
  expect(added).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
