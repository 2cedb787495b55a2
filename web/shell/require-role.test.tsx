import { screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '#web/platform/session.tsx';
import { saveToken } from '#web/platform/token.ts';
import { shown } from '#web/testing/shown.tsx';
import { RequireRole } from './require-role.tsx';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ id: 'h', role: 'HOST', name: 'Hanna' });
  });
});

function Leaving() {
  const { signOut } = useSession();
  return (
    <button type="button" onClick={() => void signOut({ deleted: true })}>
      delete
    </button>
  );
}

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const page = (
  <RequireRole roles={['HOST']} otherwise="host">
    secret
    <Leaving />
  </RequireRole>
);
const around = { words: ['shell', 'accountSafety'], at: '/host/dashboard' };

it('sends who is not signed in to sign in and back, where that is asked, and tells who is somebody else', async () => {
  localStorage.clear();
  const form = (
    <RequireRole roles={['CLEANER']} otherwise="cleaner" signsIn>
      form
    </RequireRole>
  );
  const pages = (
    <Routes>
      <Route path="/auth" element={<Where />} />
      <Route path="*" element={form} />
    </Routes>
  );
  const at = '/cleaner/onboarding?step=2';
  await shown(pages, { ...around, at });
  expect((await screen.findByText(/next=/)).textContent).toContain('next=%2Fcleaner%2Fonboarding%3Fstep%3D2');
  document.body.replaceChildren();
  saveToken('good');
  await shown(pages, { ...around, at });
  expect(await screen.findByRole('heading', { name: 'Cleaner Access Only' })).toBeTruthy();
});

it('says to who has deleted their account that it is gone, where the browser’s Back leads, also loaded anew', async () => {
  saveToken('good');
  const user = await shown(page, around);
  await user.click(await screen.findByRole('button', { name: 'delete' }));
  expect(await screen.findByRole('heading', { name: 'Your account was deleted' })).toBeTruthy();
  expect(screen.queryByText('secret')).toBeNull();
  // nothing is left to log out of
  expect(asked.filter((path) => path.includes('logout'))).toEqual([]);
  document.body.replaceChildren();
  await shown(page, around);
  expect(await screen.findByRole('heading', { name: 'Your account was deleted' })).toBeTruthy();
  expect(screen.queryByText('Access Denied')).toBeNull();
});

it('says it no longer once somebody has logged in here', async () => {
  saveToken('good');
  const user = await shown(page, around);
  await user.click(await screen.findByRole('button', { name: 'delete' }));
  await screen.findByRole('heading', { name: 'Your account was deleted' });
  document.body.replaceChildren();
  saveToken('another');
  await shown(page, around);
  await waitFor(() => expect(screen.getByText('secret')).toBeTruthy());
});
