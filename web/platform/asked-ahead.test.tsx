// Runs alone: it would see what other files leave in them.
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { getConfig, getMe, listHostProperties, logout } from '#contract/calls.ts';
import { send } from './api.ts';
import { askingScript } from './ask-ahead.ts';
import { askedAheadFor, awaitAskedAhead } from './asked-ahead.ts';
import { createQueryClient } from './query-client.ts';
import { refetchChanged } from './refetch-changed.ts';
import { SessionProvider, useSession } from './session.tsx';
import { usePages } from './use-pages.ts';
import { useRead } from './use-read.ts';

const early = new Response('{}');
const fresh = vi.fn(async (_address: string, _init?: RequestInit) => new Response('{}'));

// A busy machine may take longer to get here than an early answer is kept.
const documentCame = (millisecondsAgo: number) => vi.spyOn(performance, 'now').mockReturnValue(millisecondsAgo);

const together = (...addresses: readonly string[]) =>
  `/api/reads?${new URLSearchParams(addresses.map((one) => ['of', one]))}`;

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
  expect(fresh.mock.calls).toEqual([[together('/api/me', '/api/jobs/42'), expect.anything()]]);
  expect(fresh.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include', headers: { authorization: 'Bearer mine' } });
  expect(window.askedByDocument?.token).toBe('mine');
  expect(document.querySelector('link')?.getAttribute('href')).toBe('/words/de/first-job.js');

  delete window.askedByDocument;
  // the page is somebody else’s, and the token the admin’s own
  sessionStorage.setItem('visit', '{}');
  new Function(script)();
  sessionStorage.removeItem('visit');
  localStorage.removeItem('token');
  new Function(script)();
  expect(fresh).toHaveBeenCalledTimes(1);
  expect(window.askedByDocument).toBeUndefined();
});

test('of several reads in one answer each is taken as its own, a refused one too', async () => {
  const answers = [
    { status: 200, headers: { 'x-total-count': '7' }, body: '{"firstName":"Ann"}' },
    { status: 404, headers: {}, body: '{"error":"not_found","message":"Not there.","requestId":"r1"}' },
  ];
  fresh.mockResolvedValueOnce(Response.json({ answers }));
  new Function(askingScript({ path: '/login', reads: ['/api/me', '/api/config'], words: 'first-login' }))();
  const me = await send(getMe);
  expect(await me.json()).toEqual({ firstName: 'Ann' });
  expect(me.headers.get('x-total-count')).toBe('7');
  await expect(send(getConfig)).rejects.toMatchObject({ status: 404, requestId: 'r1' });
});

test.each([
  ['refused, as for an address that is none', async () => Response.json({ error: 'invalid_input' }, { status: 400 })],
  ['lost on its way', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('each of several reads is asked for by itself where their one call is %s', async (_, refuse) => {
  fresh.mockImplementationOnce(refuse);
  fresh.mockImplementation(async (address) =>
    address === '/api/me'
      ? Response.json({ firstName: 'Ann' })
      : Response.json({ error: 'not_found' }, { status: 404 }),
  );
  new Function(askingScript({ path: '/jobs/:id', reads: ['/api/me', '/api/jobs/42.'], words: 'first-job' }))();
  await awaitAskedAhead();
  expect(fresh.mock.calls.map(([address]) => address)).toEqual([
    together('/api/me', '/api/jobs/42.'),
    ...['/api/me', '/api/jobs/42.'],
  ]);
  expect(await (await send(getMe)).json()).toEqual({ firstName: 'Ann' });
  expect(fresh).toHaveBeenCalledTimes(3);
  fresh.mockReset().mockImplementation(async () => new Response('{}'));
});

test('a screen before signing in asks without a token, and knows at once that nobody is signed in', () => {
  const asked = { path: '/register', reads: ['/api/config'], words: 'first-register', forVisitors: true };
  Object.assign(document.documentElement, { lang: 'de' }).dataset.words = '/words/';
  delete window.askedByDocument;
  localStorage.removeItem('token');
  expect(firstPicture()).toBe('?, , ');
  new Function(askingScript(asked))();
  expect(fresh.mock.calls).toEqual([
    ['/api/config', { credentials: 'include', headers: { accept: 'application/json' } }],
  ]);
  expect(firstPicture()).toBe('nobody, , ');
});

test('a screen before signing in also asks who is in, where there is a token', () => {
  const asked = { path: '/login', reads: ['/api/config'], words: 'first-login', forVisitors: true };
  new Function(askingScript({ ...asked, ifSignedIn: ['/api/me'] }))();
  expect(fresh.mock.calls.map(([address]) => address)).toEqual([together('/api/config', '/api/me')]);
  localStorage.removeItem('token');
  fresh.mockClear();
  new Function(askingScript({ ...asked, ifSignedIn: ['/api/me'] }))();
  expect(fresh.mock.calls.map(([address]) => address)).toEqual(['/api/config']);
});

/** What is there in the very first picture, before any effect has run. */
function Shown() {
  const { user, loading } = useSession();
  const config = useRead(getConfig);
  const homes = usePages(listHostProperties, { limit: 100 });
  return [
    loading ? '?' : (user?.firstName ?? 'nobody'),
    config.data && 'config',
    homes.items && `${homes.items.length} of ${homes.total}`,
  ].join(', ');
}
const firstPicture = () =>
  renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <Shown />
      </SessionProvider>
    </QueryClientProvider>,
  );
const answers = () => ({
  [getMe.path]: Promise.resolve(Response.json({ firstName: 'Hanna' })),
  [getConfig.path]: Promise.resolve(Response.json({ demo: false })),
  [`${listHostProperties.path}?limit=100`]: Promise.resolve(
    Response.json([{}, {}], { headers: { 'x-total-count': '7' } }),
  ),
});

test('what has arrived is in the first picture, once', async () => {
  window.askedByDocument = { token: 'mine', answers: answers() };
  await awaitAskedAhead();
  expect(firstPicture()).toBe('Hanna, config, 2 of 7');
  expect(firstPicture()).toBe('?, , ');
});

test('the first picture does not wait for an answer that is long in coming', async () => {
  window.askedByDocument = {
    token: 'mine',
    answers: { ...answers(), [getConfig.path]: new Promise<Response>(() => undefined) },
  };
  await awaitAskedAhead();
  expect(firstPicture()).toBe('Hanna, , 2 of 7');
});

test('nothing of somebody else’s, of before a change or refused is in the first picture', async () => {
  window.askedByDocument = { token: 'of another account', answers: answers() };
  await awaitAskedAhead();
  expect(firstPicture()).toBe('?, , ');

  window.askedByDocument = { token: 'mine', answers: answers() };
  await awaitAskedAhead();
  await send(logout);
  expect(firstPicture()).toBe('?, , ');

  const refused = Promise.resolve(Response.json({ error: 'Unauthorized' }, { status: 401 }));
  window.askedByDocument = { token: 'mine', answers: { [getMe.path]: refused } };
  await awaitAskedAhead();
  expect(firstPicture()).toBe('?, , ');
});
