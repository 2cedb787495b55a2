// Runs alone: it replaces some.
import { beforeEach, expect, test, vi } from 'vitest';
import { actFor, actingFor, keepActingFor } from './acting-for.ts';
import { expireToken, forgetToken, onTokenExpired, readToken, saveToken } from './token.ts';
import { backFromVisit, currentVisit, type Visit } from './visit.ts';

vi.mock('./visit.ts', async (original) => ({ ...(await original<object>()), backFromVisit: vi.fn() }));

const visit: Visit = {
  id: 'v1',
  token: 'visit_token',
  user: { id: 'u1', name: 'Hanna Host', role: 'HOST' },
  expiresAt: '2026-05-06T16:30:00.000Z',
};

beforeEach(() => {
  localStorage.setItem('token', 'own');
  sessionStorage.setItem('visit', JSON.stringify(visit));
  vi.mocked(backFromVisit).mockClear();
});

test('a tab in which an admin visits somebody calls with the token of the visit', () => {
  expect(readToken()).toBe('visit_token');
});

test('forgetting it ends the visit of this tab and leaves the admin logged in', () => {
  forgetToken();
  expect([currentVisit(), readToken()]).toEqual([null, 'own']);
});

test('a visit that is over leads back, and nobody is told that their session has ended', () => {
  const ended = vi.fn();
  const stop = onTokenExpired(ended);
  expireToken('visit_token');
  stop();
  expect(readToken()).toBe('own');
  expect(backFromVisit).toHaveBeenCalledWith(visit);
  expect(ended).not.toHaveBeenCalled();
});

test('the admin’s own token is not taken for the visit’s', () => {
  expireToken('own');
  expect(currentVisit()).toEqual(visit);
});

test('whoever logs in anew in this tab visits nobody any more', () => {
  saveToken('another');
  expect([currentVisit(), readToken()]).toEqual([null, 'another']);
});

test('what stands there and is no visit is none', () => {
  sessionStorage.setItem('visit', '{broken');
  expect(readToken()).toBe('own');
});

test('in a visit nobody acts for a host, and the admin’s other tabs do not begin to', () => {
  const host = { id: 'h2', name: 'Harriet Host', role: 'MANAGER', some: false } as const;
  actFor(host);
  expect(localStorage.getItem('acting-for')).toBeNull();
  keepActingFor(host);
  expect(actingFor()).toBeNull();
  forgetToken();
  expect(actingFor()).toEqual(host);
  keepActingFor(null);
});
