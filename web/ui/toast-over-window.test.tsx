import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { Lightbox } from './lightbox.tsx';
import { dismissToast, showToast, ToastViewport } from './toast.tsx';

const photos = [{ id: 'p1', src: '/p1.jpg', alt: 'Made bed' }];

function Page() {
  const [index, setIndex] = useState<number | null>(0);
  return (
    <>
      <Lightbox photos={photos} index={index} onIndexChange={setIndex} />
      <ToastViewport />
    </>
  );
}

afterEach(() => {
  act(() => dismissToast());
  cleanup();
});

it('Escape closes the window that a toast came over, and leaves the toast there to be read', async () => {
  await import('./toast-region.tsx'); // what the first sign of use fetches
  await shown(<Page />);
  await screen.findByRole('dialog', { name: 'Made bed' });
  await act(async () => void showToast({ title: 'Bid placed' }));
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByText('Bid placed').length).toBeGreaterThan(0);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryAllByText('Bid placed')).toEqual([]);
});
