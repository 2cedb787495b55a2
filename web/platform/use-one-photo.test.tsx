import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { useOnePhoto } from './use-one-photo.ts';

const late = Promise.withResolvers<File>();
const refused = (name: string) => Object.assign(new Error('no'), { name });

vi.mock('./offline/small-photo.ts', () => ({
  smallPhoto: (file: File) => (file.name === 'broken.jpg' ? late.promise : Promise.reject(refused('HeicUnreadable'))),
}));

function Chosen() {
  const { send, error } = useOnePhoto(() => undefined);
  const choose = (name: string) => () => void send([new File(['x'], name)]);
  return (
    <>
      <button type="button" onClick={choose('broken.jpg')}>
        first
      </button>
      <button type="button" onClick={choose('photo.heic')}>
        second
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
