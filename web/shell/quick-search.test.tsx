import { screen, waitFor } from '@testing-library/react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { shown } from '#web/testing/shown.tsx';
import { QuickSearch } from './quick-search.tsx';
import { TypedAhead } from './typed-ahead.ts';

// of a user the search asks for nothing but the role
const host = { role: 'HOST' } as User;

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
});

it('leads to the help with the same words where nothing is found', async () => {
  const none = { people: [], jobs: [], properties: [], payments: [] };
  vi.stubGlobal('fetch', async () => Response.json(none));
  const search = (
    <>
      <QuickSearch user={host} onOpenChange={() => undefined} />
      <Where />
    </>
  );
  const user = await shown(search, { words: ['shell', 'search', 'host', 'hostParts', 'jobs', 'billing'] });
  await user.type(screen.getByRole('combobox'), 'cancel & refund');
  await screen.findByText('Nothing found');
  await user.click(await screen.findByRole('option', { name: 'Search Help for “cancel & refund”' }));
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('/help?q=cancel+%26+refund');
});

it('opens by Enter what the words find, not what stood there before the answer came', async () => {
  const none = { people: [], jobs: [], properties: [], payments: [] };
  const person = (id: string, name: string) => ({ ...{ id, name }, email: `${name}@example.com`, role: 'HOST' });
  const [early, meant] = [person('1', 'early'), person('2', 'meant')];
  const answer = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const found = String(address instanceof Request ? address.url : address);
    if (!found.includes('q=meant')) return Response.json({ ...none, people: [early] });
    await answer.promise;
    return Response.json({ ...none, people: [meant, early] });
  });
  const search = (
    <>
      <QuickSearch user={{ role: 'ADMIN' } as User} onOpenChange={() => undefined} />
      <Where />
    </>
  );
  const user = await shown(search, { words: ['shell', 'search', 'admin', 'platformSettings', 'jobs', 'billing'] });
  const field = screen.getByRole('combobox');
  await user.type(field, 'm');
  await screen.findByRole('option', { name: /early/ });
  await user.type(field, 'eant{Enter}');
  const where = screen.getByRole('status', { hidden: true });
  expect(where.textContent).toBe('/');
  answer.resolve();
  await waitFor(() => expect(where.textContent).toBe('/admin/users?user=2'));
});

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        look
      </button>
      {open && <QuickSearch user={host} onOpenChange={setOpen} />}
    </>
  );
}

it('gives the focus back to where it was once it is closed', async () => {
  const user = await shown(<Opened />, { words: ['shell', 'search', 'host', 'hostParts', 'jobs', 'billing'] });
  const button = screen.getByRole('button', { name: 'look' });
  await user.click(button);
  await screen.findByRole('combobox');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

function Waiting({ search: Late }: { search: ComponentType }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="note" />
      <button type="button" onClick={() => setOpen((before) => !before)}>
        look
      </button>
      <Suspense fallback={<TypedAhead onLeave={() => setOpen(false)} />}>{open && <Late />}</Suspense>
    </>
  );
}

it('has in its field what was typed before its code came', async () => {
  const none = { people: [], jobs: [], properties: [], payments: [] };
  vi.stubGlobal('fetch', async () => Response.json(none));
  const code = Promise.withResolvers<{ default: ComponentType }>();
  const Late = lazy(() => code.promise);
  const user = await shown(<Waiting search={Late} />, {
    words: ['shell', 'search', 'host', 'hostParts', 'jobs', 'billing'],
  });
  await user.click(screen.getByRole('button', { name: 'look' }));
  await user.click(screen.getByLabelText('note'));
  await user.keyboard('payx{Backspace} out{Enter}');
  code.resolve({ default: () => <QuickSearch user={host} onOpenChange={() => undefined} /> });
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  await waitFor(() => expect(field.value).toBe('pay out'));
  expect(screen.getByLabelText<HTMLInputElement>('note').value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('s');
  expect(field.value).toBe('pay outs');
});

it('is given up with Escape while its code is still on its way: the page has its keys again', async () => {
  const Late = lazy(() => new Promise<never>(() => undefined));
  const user = await shown(<Waiting search={Late} />, { words: ['shell'] });
  await user.click(screen.getByRole('button', { name: 'look' }));
  await user.click(screen.getByLabelText('note'));
  await user.keyboard('pay{Escape}sand');
  expect(screen.getByLabelText<HTMLInputElement>('note').value).toBe('sand');
});

it('leads an admin to a setting by its name, and to writing a broadcast', async () => {
  localStorage.setItem('token', 'good');
  const owner = { id: 'a1', name: 'Ada', role: 'ADMIN', staffRole: 'owner' };
  const none = { people: [], jobs: [], properties: [], payments: [] };
  vi.stubGlobal('fetch', async (path: string) => Response.json(String(path).startsWith('/api/me') ? owner : none));
  const search = <QuickSearch user={{ role: 'ADMIN' } as User} onOpenChange={() => undefined} />;
  const user = await shown(search, { words: ['shell', 'search', 'admin', 'platformSettings', 'jobs', 'billing'] });
  expect(screen.queryByRole('option', { name: /fee/i })).toBeNull();
  await user.type(screen.getByRole('combobox'), 'fee');
  expect((await screen.findAllByRole('option', { name: /fee/i })).length).toBeGreaterThan(0);
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), 'broadcast');
  expect(await screen.findByRole('option', { name: 'New broadcast' })).toBeTruthy();
});
