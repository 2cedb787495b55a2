import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { outbox } from '#web/platform/offline/outbox.ts';
import { outboxStore } from '#web/platform/offline/outbox-store.ts';
import { useSession } from '#web/platform/session.tsx';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { KeepsChosen } from './chosen-ahead.tsx';
import { PhotoUpload } from './photo-upload.tsx';

const heic = 'HEIC photos can’t be used here. Save the photo as a JPEG and try again';
const photo = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });
const deliverables: object[] = [];
const files: FormDataEntryValue[] = [];
/** Without the moment each was taken. */
const sent = () => deliverables.map(({ at, ...body }: { at?: string }) => ({ ...body, told: typeof at }));

/** How the server refuses files of these names. */
const refusals: Record<string, { status: number; error: string; code: string }> = {
  'phone.heic': { status: 400, error: 'invalid_input', code: 'photoHeic' },
  'one-too-many.jpg': { status: 429, error: 'rate_limited', code: 'photoQueue' },
};

/** Takes every other file. */
class FakeUpload {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onloadend?: () => void;
  status = 201;
  statusText = '';
  responseText = '';
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  send(body: FormData) {
    const file = body.get('file');
    if (file) files.push(file);
    const name = file instanceof File ? file.name : '';
    const { status, error, code } = refusals[name] ?? { status: 201 };
    const refused = { error, message: 'No', fieldErrors: { file: { code } }, requestId: 'r1' };
    this.status = status;
    this.responseText = JSON.stringify(status === 201 ? { photoUrl: `/photos/${name}` } : refused);
    queueMicrotask(() => {
      this.onload?.();
      this.onloadend?.();
    });
  }
}

beforeEach(async () => {
  for (const one of outbox.all()) await outbox.remove(one);
  for (const { order } of await outboxStore.chosen()) await outboxStore.remove(order);
  localStorage.clear();
  deliverables.length = 0;
  files.length = 0;
  localStorage.setItem('token', 'of a cleaner');
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/me') return new Response(JSON.stringify({ id: 'cleaner', role: 'CLEANER' }));
    deliverables.push(JSON.parse(String(init.body)));
    return new Response('{}', { status: 201 });
  });
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

async function open() {
  const user = await shown(
    <>
      <PhotoUpload jobId="job-1" first="BEFORE" />
      <ToastViewport />
    </>,
    { words: ['work'] },
  );
  return { user, choose: screen.getByLabelText(/Choose photos/) };
}

it('has nothing to send until photos are chosen, then puts each on the job as what it was chosen for', async () => {
  const { user, choose } = await open();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload photos' }).disabled).toBe(true);
  await user.upload(choose, [photo('one.jpg'), photo('two.jpg')]);
  await user.click(screen.getByRole('radio', { name: 'After' }));
  await user.upload(choose, photo('three.jpg'));
  await user.click(screen.getByRole('button', { name: 'Upload 3 photos' }));
  expect(await screen.findByText('Photo Uploaded')).toBeTruthy();
  expect(sent()).toEqual([
    { photoUrl: '/photos/one.jpg', photoType: 'BEFORE', note: null, told: 'string' },
    { photoUrl: '/photos/two.jpg', photoType: 'BEFORE', note: null, told: 'string' },
    { photoUrl: '/photos/three.jpg', photoType: 'AFTER', note: null, told: 'string' },
  ]);
});

it('sends a caption with the photos that it was written for, and with no later ones', async () => {
  const { user, choose } = await open();
  const caption = screen.getByLabelText<HTMLInputElement>(/Caption/);
  await user.type(caption, 'Stain by the window');
  await user.upload(choose, photo('one.jpg'));
  await user.click(screen.getByRole('button', { name: 'Upload 1 photo' }));
  await waitFor(() => expect(deliverables.length).toBe(1));
  await waitFor(() => expect(caption.value).toBe(''));
  await user.upload(choose, photo('two.jpg'));
  await user.click(screen.getByRole('button', { name: 'Upload 1 photo' }));
  await waitFor(() => expect(deliverables.length).toBe(2));
  expect(deliverables).toMatchObject([{ note: 'Stain by the window' }, { note: null }]);
});

it('makes a large photo small, but sends one that says it is a screenshot as it is', async () => {
  const drawn = new Blob(['drawn anew'], { type: 'image/jpeg' });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(drawn));
  const large = (name: string, said: string) => new File([new Uint8Array(700_000), said], name, { type: 'image/png' });
  const { user, choose } = await open();
  const sign = 'http://cv.iptc.org/newscodes/digitalsourcetype/screenCapture';
  await user.upload(choose, [large('photo.png', 'nothing'), large('screen.png', sign)]);
  await user.click(screen.getByRole('button', { name: 'Upload 2 photos' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  const sizes = files.map((file) => (file instanceof File ? file.size : null));
  expect(sizes).toEqual([drawn.size, 700_000 + sign.length]);
});

it('keeps a photo that was refused, with the server’s sentence, and sends the others', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, choose } = await open();
  await user.upload(choose, [new File(['x'], 'phone.heic', { type: 'image/jpeg' }), photo('fine.jpg')]);
  await user.click(screen.getByRole('button', { name: 'Upload 2 photos' }));
  await waitFor(() => expect(screen.getAllByText(heic).length).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryByText('fine.jpg')).toBeNull());
  expect(screen.getByText('phone.heic')).toBeTruthy();
  expect(screen.getByText('Upload Failed')).toBeTruthy();
  expect(sent()).toEqual([{ photoUrl: '/photos/fine.jpg', photoType: 'BEFORE', note: null, told: 'string' }]);
});

it('says why the server takes no more photos for now', async () => {
  const { user, choose } = await open();
  await user.upload(choose, photo('one-too-many.jpg'));
  await user.click(screen.getByRole('button', { name: 'Upload 1 photo' }));
  const sentence = 'Your other photos are still being processed. Try again in a few seconds';
  await waitFor(() => expect(screen.getAllByText(sentence).length).toBeGreaterThan(0));
});

it('keeps no photo that cannot be read: it says why at once, offers to remove it, and has nothing to upload', async () => {
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new DOMException('No picture', 'InvalidStateError')));
  const { user, choose } = await open();
  await user.upload(choose, photo('broken.jpg'));
  await waitFor(() => expect(screen.getAllByText('This photo is damaged or incomplete').length).toBeGreaterThan(0));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload photos' }).disabled).toBe(true),
  );
  const huge = photo('huge.jpg');
  Object.defineProperty(huge, 'size', { value: 16 * 1024 * 1024 });
  await user.upload(choose, huge);
  expect(await screen.findByText('Larger than 15 MB')).toBeTruthy();
  expect(files).toEqual([]);
  expect(screen.queryByText(/waiting to be sent/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove broken.jpg' }));
  expect(screen.queryByText('broken.jpg')).toBeNull();
});

it('shows what was chosen again after the page was closed, until it is uploaded or removed', async () => {
  const first = await open();
  await first.user.upload(first.choose, [photo('hall.jpg'), photo('stove.jpg')]);
  await waitFor(() => expect(localStorage.getItem('photos-chosen')).toBe('yes'));
  await new Promise((done) => setTimeout(done, 50));
  cleanup();
  const second = await open();
  expect(await screen.findByText('hall.jpg')).toBeTruthy();
  expect(sent()).toEqual([]);
  await second.user.click(screen.getByRole('button', { name: 'Remove hall.jpg' }));
  await second.user.click(screen.getByRole('button', { name: 'Upload 1 photo' }));
  await waitFor(() => expect(sent()).toMatchObject([{ photoUrl: '/photos/stove.jpg', photoType: 'BEFORE' }]));
  await waitFor(() => expect(screen.queryByText('stove.jpg')).toBeNull());
  cleanup();
  await open();
  await waitFor(() => expect(localStorage.getItem('photos-chosen')).toBeNull());
  expect(screen.queryByText('hall.jpg')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload photos' }).disabled).toBe(true);
});

function TwoSteps() {
  const [here, setHere] = useState(true);
  return (
    <KeepsChosen>
      <button type="button" onClick={() => setHere(!here)}>
        other step
      </button>
      {here && <PhotoUpload jobId="job-1" first="BEFORE" />}
    </KeepsChosen>
  );
}

it('keeps what was chosen while another step is shown', async () => {
  const user = await shown(<TwoSteps />, { words: ['work'] });
  await user.upload(screen.getByLabelText(/Choose photos/), [photo('kitchen.jpg'), photo('bath.jpg')]);
  await user.click(screen.getByRole('button', { name: 'other step' }));
  expect(screen.queryByText('kitchen.jpg')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'other step' }));
  expect(screen.getByText('kitchen.jpg')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Upload 2 photos' })).toBeTruthy();
});

function OnceKnown() {
  return useSession().user && <PhotoUpload jobId="job-1" first="BEFORE" />;
}

it('keeps the caption of what is chosen while the page is loaded anew', async () => {
  const user = await shown(<OnceKnown />, { words: ['work'] });
  await user.type(await screen.findByLabelText(/Caption/), 'Stain by the window');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  await shown(<OnceKnown />, { words: ['work'] });
  expect((await screen.findByLabelText<HTMLInputElement>(/Caption/)).value).toBe('Stain by the window');
});
