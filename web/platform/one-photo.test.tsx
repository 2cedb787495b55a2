import { screen } from '@testing-library/react';
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
