import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { keepCode, keptTab } from './kept-code.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
};
const kept = { request: { email: 'ana@example.com', resendAt: 0, expiresAt: Date.now() + 600_000 }, wrongTries: 0 };

const goTo = (pathname: string, search = '') => Object.assign(globalThis, { location: { pathname, search } });

beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, { sessionStorage: storage });
  goTo('/auth');
});

it('is found again on its page, with or without what else the address says', () => {
  keepCode('login', kept);
  assert.equal(keptTab(), 'login');
  goTo('/auth', '?next=%2Faccount');
  assert.equal(keptTab(), 'login');
});

it('gives way to a link that says as whom somebody registers', () => {
  keepCode('login', kept);
  goTo('/auth', '?role=cleaner');
  assert.equal(keptTab(), null);
});

it('survives a refresh of that very link', () => {
  goTo('/auth', '?role=host');
  const details = {
    name: 'Ana',
    email: 'ana@example.com',
    phone: '',
    role: 'CLEANER' as const,
    referralCode: undefined,
  };
  keepCode('register', { ...kept, details });
  assert.equal(keptTab(), 'register');
});
