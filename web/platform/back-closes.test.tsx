import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { useClosesWithBack } from '#web/ui/use-closes-with-back.ts';
import { BrowserRouter } from './browser-router.tsx';

/** A step in the history takes several turns. Each lets all that was due before it happen, however busy the machine is. */
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise((done) => setTimeout(done));
  });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settled();
};
const back = async () => {
  window.history.back();
  await settled();
};

function Over({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  useClosesWithBack(true, onClose);
  return (
    <div role="dialog">
      <button type="button" onClick={onClose}>
        Close
      </button>
      <button type="button" onClick={() => void navigate('/other')}>
        Go on
      </button>
      <button
        type="button"
        onClick={() => {
          onClose();
          void navigate('/page?saved', { replace: true });
        }}
      >
        Save
      </button>
    </div>
  );
}

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Over onClose={() => setOpen(false)} />}
    </>
  );
}

function Start() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/page')}>
      Begin
    </button>
  );
}

beforeEach(async () => {
  window.history.pushState(null, '', '/');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Start />} />
        <Route path="/page" element={<Page />} />
        <Route path="/other" element={<p>Other</p>} />
      </Routes>
    </BrowserRouter>,
  );
  await press('Begin');
});

it('closes what lies over the page with Back, and leaves the page only with the next', async () => {
  await press('Open');
  expect(screen.getByRole('dialog')).toBeTruthy();
  await back();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.pathname).toBe('/page');
  await back();
  expect(screen.getByRole('button', { name: 'Begin' })).toBeTruthy();
});

it('leaves nothing in the history once it was closed otherwise', async () => {
  await press('Open');
  await press('Close');
  await press('Open');
  await press('Close');
  await back();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Begin' })).toBeTruthy());
});

it('goes back from the next page to the one it lay over, in one step', async () => {
  await press('Open');
  await press('Go on');
  expect(screen.getByText('Other')).toBeTruthy();
  await back();
  expect(window.location.pathname).toBe('/page');
  await back();
  expect(window.location.pathname).toBe('/');
});

it('keeps an address that was changed on closing', async () => {
  await press('Open');
  await press('Save');
  expect(window.location.search).toBe('?saved');
  expect(screen.queryByRole('dialog')).toBeNull();
  await back();
  expect(window.location.pathname).toBe('/');
});
