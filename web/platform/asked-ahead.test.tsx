import { beforeEach, expect, test, vi } from 'vitest';
import { getConfig, logout } from '#contract/calls.ts';
import { send } from './api.ts';
import { askAhead } from './ask-ahead.ts';
import { askedAheadFor } from './asked-ahead.ts';
import { createQueryClient } from './query-client.ts';
import { refetchChanged } from './refetch-changed.ts';

const early = new Response('{}');
const fresh = vi.fn(async () => new Response('{}'));

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

test('the page asks for the files and reads of its own screen, and for nothing to read where no one is signed in', () => {
  const routes = {
    root: { id: 'root', module: '/root.js' },
    job: { id: 'job', parentId: 'root', module: '/job.js', imports: ['/base.js'] },
    account: { id: 'account', parentId: 'root', module: '/account.js' },
  };
  const html = askAhead('<head></head><script src="/root.js"></script>', { job: ['/api/jobs/:id'] }, routes);
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  window.history.replaceState({}, '', '/jobs/42');
  // the page runs it so
  new Function(script)();
  const files = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(files).toEqual(['/job.js', '/base.js']);
  expect(fresh).toHaveBeenCalledWith('/api/jobs/42', expect.objectContaining({ credentials: 'include' }));
  expect(window.askedByDocument?.token).toBe('mine');

  delete window.askedByDocument;
  localStorage.removeItem('token');
  new Function(script)();
  expect(fresh).toHaveBeenCalledTimes(1);
  expect(window.askedByDocument).toBeUndefined();
});
