import { act, cleanup, screen } from '@testing-library/react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { getEarnings } from '#contract/calls.ts';
import { call } from '#web/platform/api.ts';
import { shown } from '#web/testing/shown.tsx';
import { useContractForm } from './contract-form.ts';
import { useKeepWhenLeft, useWaitsTyped } from './kept-typing.ts';
import { useSession } from './session.tsx';

const schema = () => import('#contract/properties.ts').then(({ propertyForm }) => propertyForm);
let account = 'ann';
let over = false;
beforeEach(() => {
  account = 'ann';
  over = false;
  sessionStorage.clear();
  localStorage.setItem('token', 'first');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (path: string) => {
    if (over) return Response.json({ error: 'not_signed_in', message: 'no' }, { status: 401 });
    return Response.json(path.startsWith('/api/me') ? { id: account, role: 'HOST' } : []);
  });
});

let LatePart: ComponentType = () => null;

function Form() {
  const form = useContractForm<{ title: string }>(schema, { defaultValues: { title: '' }, keepAs: 'property:new' });
  return (
    <>
      <input aria-label="title" {...form.register('title')} />
      <LatePart />
    </>
  );
}

function Dialog() {
  const waits = useWaitsTyped();
  const [open, setOpen] = useState(waits('property:new'));
  return open ? (
    <Suspense>
      <Form />
    </Suspense>
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      open
    </button>
  );
}

/** The page of someone logged in, else the way in. */
function Page() {
  const { user, signIn, signOut } = useSession();
  if (user === null) {
    // all that the page reads of a session
    const session = () => signIn({ token: 'second', user: { id: account } } as Parameters<typeof signIn>[0]);
    return (
      <button type="button" onClick={session}>
        log in
      </button>
    );
  }
  return (
    <>
      <Dialog key={user.id} />
      <button type="button" onClick={() => void signOut()}>
        log out
      </button>
    </>
  );
}

const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'title' });
const press = (name: string) => screen.findByRole('button', { name }).then((button) => button.click());

async function typeAndLoseTheSession() {
  const user = await shown(<Page />);
  await user.click(await screen.findByRole('button', { name: 'open' }));
  await user.type(await title(), 'Dune House');
  over = true;
  await act(() => call(getEarnings).catch(() => undefined));
  await screen.findByRole('button', { name: 'log in' });
  over = false;
  return user;
}

it('what was typed when the session ended is there after logging in again, in the dialog it was typed in', async () => {
  const user = await typeAndLoseTheSession();
  await user.click(screen.getByRole('button', { name: 'log in' }));
  expect((await title()).value).toBe('Dune House');
  expect(sessionStorage.length).toBe(0);
});

it('another account does not find it', async () => {
  const user = await typeAndLoseTheSession();
  account = 'bob';
  await user.click(screen.getByRole('button', { name: 'log in' }));
  expect(await screen.findByRole('button', { name: 'open' })).toBeTruthy();
});

it('who logs out leaves nothing behind', async () => {
  const user = await shown(<Page />);
  await user.click(await screen.findByRole('button', { name: 'open' }));
  await user.type(await title(), 'Dune House');
  // of a form that was left before
  sessionStorage.setItem('typed:ann:bid:1', '{"typed":{"message":"I can come at ten."}}');
  await act(() => press('log out'));
  await screen.findByRole('button', { name: 'log in' });
  expect(sessionStorage.length).toBe(0);
});

it('who logs out in another tab leaves nothing behind here either', async () => {
  const user = await shown(<Page />);
  await user.click(await screen.findByRole('button', { name: 'open' }));
  await user.type(await title(), 'Dune House');
  // of a form that was left before
  sessionStorage.setItem('typed:ann:bid:1', '{"typed":{"message":"I can come at ten."}}');
  localStorage.removeItem('token');
  await act(async () => {
    for (const [oldValue, newValue] of [
      ['first', ''],
      ['', null],
    ])
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue, newValue }));
  });
  await screen.findByRole('button', { name: 'log in' });
  expect(sessionStorage.length).toBe(0);
});

function Bid() {
  useKeepWhenLeft('bid:1', () => ({ message: 'I can come at ten.' }), true);
  return <p>{useSession().user?.id}</p>;
}

it('nor where somebody else has logged in there before it was seen here', async () => {
  await shown(<Bid />);
  await screen.findByText('ann');
  account = 'bob';
  await act(async () => {
    localStorage.setItem('token', 'of bob');
    for (const [oldValue, newValue] of [
      ['first', ''],
      ['', null],
      [null, 'of bob'],
    ])
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue, newValue }));
  });
  await screen.findByText('bob');
  cleanup();
  expect(sessionStorage.length).toBe(0);
});

it('the page stands, with what is typed in it, while another tab logs in anew', async () => {
  const user = await shown(<Page />);
  await user.click(await screen.findByRole('button', { name: 'open' }));
  await user.type(await title(), 'Dune House');
  const field = await title();
  localStorage.setItem('token', 'third');
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(field.isConnected).toBe(true);
  expect(field.value).toBe('Dune House');
});

/** Shows the page anew, as a reload does. */
async function reload() {
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  cleanup();
  return shown(<Page />);
}

it('what was typed outlives a reload of the page, once', async () => {
  const user = await shown(<Page />);
  await user.click(await screen.findByRole('button', { name: 'open' }));
  await user.type(await title(), 'Dune House');
  await reload();
  expect((await title()).value).toBe('Dune House');
  expect(sessionStorage.length).toBe(0);
});

it('what was typed outlives the next reload too, though nothing was typed since', async () => {
  const user = await shown(<Page />);
  await user.click(await screen.findByRole('button', { name: 'open' }));
  await user.type(await title(), 'Dune House');
  await reload();
  await title();
  await reload();
  expect((await title()).value).toBe('Dune House');
});

it('what was typed outlives the wait for a part of the form', async () => {
  const user = await shown(<Page />);
  await user.click(await screen.findByRole('button', { name: 'open' }));
  await user.type(await title(), 'Dune House');
  LatePart = lazy(async () => ({ default: () => null }));
  await reload();
  expect((await title()).value).toBe('Dune House');
  expect(sessionStorage.length).toBe(0);
});

it('a form in which nothing was typed leaves nothing, nor does one whose page comes back as it was', async () => {
  const user = await shown(<Page />);
  await user.click(await screen.findByRole('button', { name: 'open' }));
  await title();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(sessionStorage.length).toBe(0);
  await user.type(await title(), 'Dune House');
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(sessionStorage.length).toBe(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(sessionStorage.length).toBe(0);
});
