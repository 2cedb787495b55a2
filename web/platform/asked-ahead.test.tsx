import { beforeEach, expect, test, vi } from 'vitest';
import { getConfig, logout } from '#contract/calls.ts';
import { send } from './api.ts';
import { askingScript } from './ask-ahead.ts';
import { askedAheadFor } from './asked-ahead.ts';
import { createQueryClient } from './query-client.ts';
import { refetchChanged } from './refetch-changed.ts';

const early = new Response('{}');
const fresh = vi.fn(async (_address: string, _init?: RequestInit) => new Response('{}'));

// A busy machine may take longer to get here than an early answer is kept.
const documentCame = (millisecondsAgo: number) => vi.spyOn(performance, 'now').mockReturnValue(millisecondsAgo);

beforeEach(() => {
  fresh.mockClear();
  documentCame(askedAheadFor);
  vi.stubGlobal('fetch', fresh);
  localStorage.setItem('token', 'mine');
  window.askedByDocument = { token: 'mine', answers: { '/api/config': Promise.resolve(early) } };
});

test('what the document asked for is taken once, then asked for anew', async () => {
  expect(await send(getConfig)).toBe(early);
  expect(await send(getConfig)).not.toBe(early);
  expect(fresh).toHaveBeenCalledTimes(1);
});

test('what nobody has wanted for a while is asked for anew', async () => {
  documentCame(askedAheadFor + 1);
  expect(await send(getConfig)).not.toBe(early);
});

test('what was asked for somebody else is not taken', async () => {
  localStorage.setItem('token', 'of another account');
  expect(await send(getConfig)).not.toBe(early);
  localStorage.removeItem('token');
  expect(await send(getConfig)).not.toBe(early);
});

test('after a write, and once others changed something, everything is asked for anew', async () => {
  await send(logout);
  expect(await send(getConfig)).not.toBe(early);
  window.askedByDocument = { token: 'mine', answers: { '/api/config': Promise.resolve(early) } };
  await refetchChanged(createQueryClient(), { topics: ['settings'] });
  expect(await send(getConfig)).not.toBe(early);
});

test('the page of a screen asks for its words and what it reads, and reads nothing where no one is signed in', () => {
  const script = askingScript({ path: '/jobs/:id', reads: ['/api/me', '/api/jobs/:id'], words: 'first-job' });
  Object.assign(document.documentElement, { lang: 'de' }).dataset.words = '/words/';
  window.history.replaceState({}, '', '/jobs/42');
  // the page runs it so
  new Function(script)();
  expect(fresh.mock.calls).toEqual([
    ['/api/me', expect.anything()],
    ['/api/jobs/42', expect.objectContaining({ credentials: 'include' })],
  ]);
  expect(window.askedByDocument?.token).toBe('mine');
  expect(document.querySelector('link')?.getAttribute('href')).toBe('/words/de/first-job.js');

  delete window.askedByDocument;
  // the page is somebody else’s, and the token the admin’s own
  sessionStorage.setItem('visit', '{}');
  new Function(script)();
  sessionStorage.removeItem('visit');
  localStorage.removeItem('token');
  new Function(script)();
  expect(fresh).toHaveBeenCalledTimes(2);
  expect(window.askedByDocument).toBeUndefined();
});
