import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getJob, listHostJobs, listNotifications } from '#contract/calls.ts';
import { LiveUpdates } from './live-updates.tsx';
import { fetchShownBy } from './refetch-changed.ts';
import { readKey } from './use-read.ts';

/** The server's side of one stream. */
let streams: ReadableStreamDefaultController<Uint8Array>[];
let answers: ((signal?: AbortSignal | null) => Response | Promise<Response>)[];
const reads = { job: vi.fn(), list: vi.fn(), notifications: vi.fn() };

beforeEach(async () => {
  await fetchShownBy();
  vi.useFakeTimers();
  localStorage.setItem('token', 'a-token');
  [streams, answers] = [[], []];
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => (answers.shift() ?? open)(signal));
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
const say = async (event: string, data: object = {}) => {
  streams.at(-1)?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  await after(0);
};

/** A page with three reads; returns how often each has been made since it was shown. */
async function aPage() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  render(
    <QueryClientProvider client={queryClient}>
      <Reading />
      <LiveUpdates account="me" />
    </QueryClientProvider>,
  );
  await after(0);
  for (const read of Object.values(reads)) read.mockClear();
  return () => [reads.job, reads.list, reads.notifications].map((read) => read.mock.calls.length);
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
