import { afterEach, expect, it, vi } from 'vitest';
import { uploadPhoto } from '#contract/calls.ts';
import { fakeUploads } from '#web/testing/fake-upload.ts';
import { sendFile } from './send-file.ts';

afterEach(() => vi.useRealTimers());

/** A file on its way; what became of it, and how to let some of it move. */
function begin() {
  vi.useFakeTimers();
  const sent = fakeUploads();
  const shares: number[] = [];
  const file = new File(['bytes'], 'one.jpg', { type: 'image/jpeg' });
  const outcome = sendFile(uploadPhoto, file, { onProgress: (share) => shares.push(share) }).then(
    () => 'there',
    (error: unknown) => error,
  );
  const [request] = sent;
  if (!request) throw new Error('Nothing was sent');
  return { request, outcome, shares };
}

it('waits as long as bytes move, however long that takes', async () => {
  const { request, outcome, shares } = begin();
  for (let loaded = 1; loaded <= 10; loaded += 1) {
    await vi.advanceTimersByTimeAsync(59_000);
    request.upload.onprogress?.({ loaded, total: 10 });
  }
  await request.answer(201, { photoUrl: '/photos/one' });
  expect(await outcome).toBe('there');
  expect(shares.at(-1)).toBe(1);
  expect(request.aborted).toBe(false);
});

it('gives up one that stands still, as if the connection had broken off, to be sent again', async () => {
  const { request, outcome } = begin();
  request.upload.onprogress?.({ loaded: 1, total: 10 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBeInstanceOf(TypeError);
  expect(request.aborted).toBe(true);
});
