import { act, cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { fetchedAhead } from './fetched-ahead.ts';
import { ToastViewport } from './toast.tsx';
import { dismissToast } from './toast-state.ts';

afterEach(() => {
  act(() => dismissToast());
  cleanup();
});

it('a piece that cannot be fetched leaves the page as it is, says so, and comes with the connection', async () => {
  let connected = false;
  const Window = fetchedAhead(async () => {
    if (!connected) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>the window</p>;
  });
  const page = (
    <>
      <input aria-label="Typed" defaultValue="kept" />
      <Suspense>
        <Window />
      </Suspense>
      <ToastViewport />
    </>
  );
  await shown(page);
  expect(await screen.findByText('We couldn’t load this part. Check your connection.')).toBeTruthy();
  expect(screen.getByLabelText('Typed')).toHaveProperty('value', 'kept');
  connected = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('the window')).toBeTruthy();
});
