import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { type FakeUpload, fakeUploads } from '#web/testing/fake-upload.ts';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { Composer } from './composer.tsx';

const user = { id: 'ana', role: 'CLEANER' } as User; // all that is read of it here
const onSend = vi.fn();
let uploads: FakeUpload[] = [];

beforeEach(async () => {
  uploads = fakeUploads();
  onSend.mockClear();
  vi.stubGlobal('fetch', async () => Response.json({}));
  const talk = { user, jobId: 'dune', personId: 'hanna' };
  await shown(
    <>
      <Composer talk={talk} name="Hanna" assigned onSend={onSend} />
      <ToastViewport />
    </>,
    { words: ['messages'] },
  );
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function writeWithPhoto() {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'This one' } });
  const input = document.querySelector('input[type=file]');
  const file = new File(['bytes'], 'tap.jpg', { type: 'image/jpeg' });
  if (input) fireEvent.change(input, { target: { files: [file] } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

it('a message that was sent while its photo was on its way goes with the photo', async () => {
  writeWithPhoto();
  expect(onSend).not.toHaveBeenCalled();
  await uploads[0]?.answer(201, { photoUrl: '/photos/tap' });
  expect(onSend.mock.calls).toEqual([['This one', ['/photos/tap']]]);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
});

it('it stays where its photo was refused, and goes without one when told to', async () => {
  writeWithPhoto();
  await uploads[0]?.answer(429, { error: 'rate_limited', message: 'No', requestId: 'r' });
  expect((await screen.findAllByText(/tap\.jpg.* wasn’t added/)).length).toBeGreaterThan(0);
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend.mock.calls).toEqual([['This one', []]]);
});

it('says so where more photos are chosen than a message can have', async () => {
  const input = document.querySelector('input[type=file]');
  const files = Array.from({ length: 12 }, (_, at) => new File(['bytes'], `${at}.jpg`, { type: 'image/jpeg' }));
  if (input) fireEvent.change(input, { target: { files } });
  expect(uploads.length).toBe(10);
  expect((await screen.findAllByText(/Up to 10 photos/)).length).toBeGreaterThan(0);
});

it('what is too long stays to be shortened', () => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'a'.repeat(10_000) } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value.length).toBe(10_000);
});
