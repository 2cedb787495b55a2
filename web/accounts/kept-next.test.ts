import assert from 'node:assert/strict';
import { beforeEach, it, mock } from 'node:test';
import { keepNext, takeNext } from './kept-next.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  mock.timers.reset();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
});

it('gives the page back once', () => {
  keepNext('/jobs/1?tab=bids');
  assert.equal(takeNext(), '/jobs/1?tab=bids');
  assert.equal(takeNext(), null);
});

it('forgets the page when somebody comes to sign in for another or none', () => {
  keepNext('/jobs/1');
  keepNext(null);
  assert.equal(takeNext(), null);
});

it('forgets it after half an hour', () => {
  mock.timers.enable({ apis: ['Date'], now: 0 });
  keepNext('/jobs/1');
  mock.timers.tick(30 * 60_000);
  assert.equal(takeNext(), null);
});

it('keeps nothing that leads elsewhere, and trusts nothing it finds', () => {
  keepNext('//evil.example');
  assert.equal(stored.size, 0);
  for (const found of ['nonsense', '{}', 'null', JSON.stringify({ page: '//evil.example', until: Date.now() + 1e6 })]) {
    stored.set('next', found);
    assert.equal(takeNext(), null, found);
  }
});
