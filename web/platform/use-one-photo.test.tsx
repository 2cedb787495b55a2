import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { type OwnPhoto, useOnePhoto } from './use-one-photo.ts';

const late = Promise.withResolvers<File>();
const refused = (name: string) => Object.assign(new Error('no'), { name });

const sent = vi.hoisted(() => ({ good: Promise.withResolvers<object>() }));
vi.mock('./send-file.ts', () => ({ sendFile: () => sent.good.promise }));
vi.mock('./offline/small-photo.ts', () => ({
  smallPhoto: (file: File) => {
    if (file.name === 'good.jpg') return Promise.resolve(file);
    return file.name === 'broken.jpg' ? late.promise : Promise.reject(refused('HeicUnreadable'));
  },
}));

function Chosen({ onChange = () => undefined }: { onChange?: (photo: OwnPhoto) => void }) {
  const { send, error } = useOnePhoto(onChange);
  const choose = (name: string) => () => void send([new File(['x'], name)]);
  return (
    <>
      <button type="button" onClick={choose('broken.jpg')}>
        first
      </button>
      <button type="button" onClick={choose('photo.heic')}>
        second
      </button>
      <button type="button" onClick={choose('good.jpg')}>
        good
      </button>
      <p role="alert">{error}</p>
    </>
  );
}

it('says nothing late of a picture in whose place another was chosen', async () => {
  const user = await shown(<Chosen />);
  await user.click(screen.getByRole('button', { name: 'first' }));
  await user.click(screen.getByRole('button', { name: 'second' }));
  const said = await screen.findByText(/JPEG/);
  const words = said.textContent;
  await act(async () => late.reject(refused('PictureUnreadable')));
  expect(screen.getByRole('alert').textContent).toBe(words);
});

it('takes the picture that was on its way, too, where a file that is none was chosen after it', async () => {
  const onChange = vi.fn();
  const user = await shown(<Chosen onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: 'good' }));
  await user.click(screen.getByRole('button', { name: 'second' }));
  await screen.findByText(/JPEG/);
  const photo = { photoUrl: '/p', thumbnailUrl: '/t' };
  await act(async () => sent.good.resolve(photo));
  expect(onChange.mock.calls).toEqual([[photo]]);
});
