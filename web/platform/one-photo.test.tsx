import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { OnePhoto } from './one-photo.tsx';

afterEach(() => vi.unstubAllGlobals());

it('says beside the field that a picture is too large, without sending it, and keeps what was there', async () => {
  const sent = vi.fn();
  vi.stubGlobal('XMLHttpRequest', sent);
  const onChange = vi.fn();
  const words = { title: 'Photo', add: 'Add photo', detail: 'Up to 15 MB', remove: 'Remove' };
  const user = await shown(<OnePhoto photo={null} onChange={onChange} words={words} />);
  const file = new File(['x'], 'large.jpg', { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: 16 * 1024 * 1024 });
  await user.upload(screen.getByLabelText(/Add photo/), file);
  expect((await screen.findByRole('alert')).textContent).toBe('Use a photo of at most 15 MB');
  expect(sent).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
});

it('keeps what was chosen where it could not be sent yet, with the way on, and sends it again', async () => {
  const tries: string[] = [];
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = 0;
      responseText = '';
      onload = () => undefined;
      onloadend = () => undefined;
      open = () => undefined;
      setRequestHeader = () => undefined;
      getResponseHeader = () => null;
      send() {
        tries.push('sent');
        const refused = tries.length === 1;
        this.status = refused ? 403 : 201;
        this.responseText = JSON.stringify(
          refused
            ? { error: 'email_unverified', message: 'First.', requestId: 'r' }
            : { photoUrl: '/p', thumbnailUrl: '/t' },
        );
        this.onload();
        this.onloadend();
      }
    },
  );
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => undefined }));
  vi.doMock('./offline/small-photo.ts', () => ({ smallPhoto: async (file: File) => file }));
  const onChange = vi.fn();
  const words = { title: 'Photo', add: 'Add photo', detail: '', remove: 'Remove', again: 'Again', confirm: 'Confirm' };
  const user = await shown(<OnePhoto photo={null} onChange={onChange} words={words} />);
  await user.upload(screen.getByLabelText(/Add photo/), new File(['x'], 'home.jpg', { type: 'image/jpeg' }));
  const confirm = await screen.findByRole('button', { name: 'Confirm' });
  expect(document.querySelector('img')?.getAttribute('src')).toBe('blob:one');
  await user.click(confirm);
  await waitFor(() => expect(onChange).toHaveBeenCalledWith({ photoUrl: '/p', thumbnailUrl: '/t' }));
  vi.doUnmock('./offline/small-photo.ts');
});
