import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getJob, listHostJobs, listNotifications } from '#contract/calls.ts';
import { dismissToast, useToast } from '#web/ui/toast-state.ts';
import { createI18n } from './i18n.ts';
import { LiveUpdates } from './live-updates.tsx';
import { fetchShownBy } from './refetch-changed.ts';
import { readKey } from './use-read.ts';

/** The server's side of one stream. */
let streams: ReadableStreamDefaultController<Uint8Array>[];
let unread: object[];
let words: Awaited<ReturnType<typeof createI18n>>;
let answers: ((signal?: AbortSignal | null) => Response | Promise<Response>)[];
const reads = { job: vi.fn(), list: vi.fn(), notifications: vi.fn() };

beforeEach(async () => {
  await fetchShownBy();
  words = await createI18n('en', ['common', 'ui', 'notifications']);
  vi.useFakeTimers();
  localStorage.setItem('token', 'a-token');
  [streams, answers] = [[], []];
  unread = [];
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) =>
    path.startsWith('/api/notifications') ? Response.json(unread) : (answers.shift() ?? open)(signal),
  );
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const read of Object.values(reads)) read.mockReset();
});

const open = (signal?: AbortSignal | null) =>
  new Response(
    new ReadableStream({
      start(stream) {
        streams.push(stream);
        signal?.addEventListener('abort', () => stream.error(signal.reason));
      },
    }),
  );
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** What was said is gathered, the code for it has come, and its answer is read. */
const heard = async () => {
  await after(300);
  await act(() => vi.dynamicImportSettled());
  await after(0);
};
const say = async (event: string, data: object = {}) => {
  streams.at(-1)?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  await after(0);
};

/** A page with three reads; returns how often each has been made since it was shown. */
async function aPage({ aloud = false } = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  render(
    <I18nextProvider i18n={words}>
      <MemoryRouter>
        <QueryClientProvider client={queryClient}>
          <Reading />
          <LiveUpdates account="me" aloud={aloud} />
          <Said />
        </QueryClientProvider>
      </MemoryRouter>
    </I18nextProvider>,
  );
  await after(0);
  for (const read of Object.values(reads)) read.mockClear();
  return () => [reads.job, reads.list, reads.notifications].map((read) => read.mock.calls.length);
}

function Said() {
  const toast = useToast();
  return toast?.open && <p>{toast.title}</p>;
}

function Reading() {
  useQuery({ queryKey: readKey(getJob, { params: { id: 'a' } }), queryFn: () => reads.job() ?? null });
  useQuery({ queryKey: readKey(listHostJobs, {}), queryFn: () => reads.list() ?? null });
  useQuery({ queryKey: readKey(listNotifications, {}), queryFn: () => reads.notifications() ?? null });
  return null;
}

test('a burst of events refetches what it concerns once, and nothing else', async () => {
  const made = await aPage();
  for (let count = 0; count < 5; count++) await say('changed', { topics: ['bids'], jobId: 'b' });
  expect(made()).toEqual([0, 0, 0]);
  await after(300);
  expect(made()).toEqual([0, 1, 0]);
  await say('changed', { topics: ['job'], jobId: 'a' });
  await say('notification');
  await after(300);
  expect(made()).toEqual([1, 2, 1]);
});

test('a cut stream is reopened, and then everything on screen is refetched', async () => {
  const made = await aPage();
  streams[0]?.close();
  await after(0);
  expect(made()).toEqual([0, 0, 0]);
  await after(1000);
  expect(streams.length).toBe(2);
  expect(made()).toEqual([1, 1, 1]);
});

test('while the stream cannot be opened the page polls every 30 seconds', async () => {
  answers = [open, ...Array.from({ length: 20 }, () => () => Promise.reject(new TypeError('Failed to fetch')))];
  const made = await aPage();
  streams[0]?.close();
  await after(60_000);
  expect(made()).toEqual([2, 2, 2]);
});

test('a stream that falls silent is treated as dead', async () => {
  await aPage();
  await after(59_000);
  streams[0]?.enqueue(new TextEncoder().encode(': beat\n\n'));
  await after(59_000);
  expect(streams.length).toBe(1);
  await after(3_000);
  expect(streams.length).toBe(2);
});

test('once the session has ended no more streams are opened, and the token is cleared', async () => {
  const refused = () => new Response('{"error":"not_signed_in","message":"Please sign in."}', { status: 401 });
  vi.spyOn(console, 'error').mockReturnValue();
  answers = [refused];
  await aPage();
  await after(120_000);
  expect(streams.length).toBe(0);
  expect(localStorage.getItem('token')).toBeNull();
});

test('a cleaner hears of being hired on whichever page is open, once, and of nothing smaller', async () => {
  const now = new Date().toISOString();
  const small = { id: '2', kind: 'messageReceived', title: 'A message', text: '', link: '/', createdAt: now };
  const hired = {
    ...small,
    id: '1',
    kind: 'bidAccepted',
    title: 'You got the job',
    text: 'Sea Cottage',
    link: '/jobs/j1',
  };
  const old = { ...hired, id: '0', title: 'Long ago', createdAt: '2026-01-01T12:00:00.000Z' };
  await aPage({ aloud: true });
  unread = [small, old];
  await say('notification');
  await heard();
  expect(screen.queryByText('Long ago')).toBeNull();
  unread = [small, hired, old];
  await say('notification');
  await heard();
  expect(screen.getAllByText('You got the job')).toHaveLength(1);
  act(() => dismissToast());
  await say('notification');
  await heard();
  expect(screen.queryByText('You got the job')).toBeNull();
});
