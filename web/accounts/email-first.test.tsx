import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createProperty } from '#contract/calls.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { useSession } from '#web/platform/session.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { EmailFirst } from './email-first.tsx';

const nora = { id: 'nora', email: 'nora@example.com', name: 'Nora', role: 'HOST', emailVerified: false };
const home = { title: 'Dune House', address: '12 Main St' };
const asked: string[] = [];
let verified: boolean;
let other: typeof nora | null;

beforeEach(() => {
  verified = false;
  other = null;
  asked.length = 0;
  localStorage.setItem('token', 't');
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const user = other ?? { ...nora, emailVerified: verified };
    if (method === 'GET') return Response.json(path === '/api/me' ? user : {});
    asked.push(`${method} ${path} ${String(body)}`);
    if (path === '/api/auth/request-login-code') return Response.json({ message: 'sent' });
    if (path === '/api/auth/verify-login') {
      verified = true;
      return Response.json({ token: 't2', user: { ...user, emailVerified: true } });
    }
    if (verified || other) return Response.json({ id: 'home' }, { status: 201 });
    return Response.json({ error: 'email_unverified', message: 'First.', requestId: 'r' }, { status: 403 });
  });
});

function Adds() {
  const { user } = useSession();
  const add = useWrite(createProperty, { failed: 'Error' });
  return (
    <>
      <button type="button" onClick={() => add.mutate({ body: home })}>
        Add
      </button>
      <p>{add.isSuccess ? 'added' : add.isPending ? 'adding' : 'not added'}</p>
      {user && <p>Nora is here</p>}
      {user?.emailVerified === false && <EmailFirst email={user.email} />}
    </>
  );
}

async function adding(queryClient = createQueryClient()) {
  const user = await shown(
    <>
      <Adds />
      <ToastViewport />
    </>,
    { words: ['auth'], queryClient },
  );
  await screen.findByText('Nora is here');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByRole('dialog');
  return user;
}

const posted = () => asked.filter((one) => one.startsWith('POST /api/properties'));

it('asks for the code there and then, and goes on with what was sent', async () => {
  const user = await adding();
  await screen.findByText(/pick up where you left off/);
  await user.type(await screen.findByRole('textbox'), '1234');
  expect(await screen.findByText('added')).toBeTruthy();
  expect(posted()).toHaveLength(2);
  expect(posted().at(-1)).toContain('Dune House');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps what the page has read meanwhile, so that no form begins anew', async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(['/api/cleaner/profile'], { bio: 'kept' });
  const user = await adding(queryClient);
  await user.type(await screen.findByRole('textbox'), '1234');
  expect(await screen.findByText('added')).toBeTruthy();
  expect(queryClient.getQueryData(['/api/cleaner/profile'])).toEqual({ bio: 'kept' });
});

it('says what is to be done first, not that there was an error, where somebody puts it away', async () => {
  const user = await adding();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('not added')).toBeTruthy();
  expect(await screen.findByText(/^Confirm your email address first/)).toBeTruthy();
  expect(screen.queryByText('Error')).toBeNull();
});

it('sends nothing for whoever is logged in by then, where it goes away without a code', async () => {
  await adding();
  other = { ...nora, id: 'otto', email: 'otto@example.com', emailVerified: true };
  localStorage.setItem('token', 'of-otto');
  await act(() => globalThis.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'of-otto' })));
  await screen.findByText('not added');
  expect(posted()).toHaveLength(1);
});
