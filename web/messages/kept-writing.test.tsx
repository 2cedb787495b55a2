import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { useSession } from '#web/platform/session.tsx';
import { shown } from '#web/testing/shown.tsx';
import { MessagesLink } from './messages-link.tsx';
import { outbox, type Talk } from './outbox.ts';
import { useDraft } from './use-draft.ts';

const user = { id: 'ana', role: 'CLEANER' } as User; // all that is read of it here
const talk = (jobId: string): Talk => ({ user, jobId, personId: 'hanna' });
let unread = 0;

beforeEach(() => {
  localStorage.setItem('token', 'first');
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/jobs')) throw new TypeError('no connection');
    return Response.json(path.endsWith('/unread') ? { notifications: 0, conversations: unread } : user);
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Field({ jobId }: { jobId: string }) {
  const [text, setText] = useDraft(talk(jobId));
  return <input aria-label={jobId} value={text} onChange={(event) => setText(event.target.value)} />;
}

function Page() {
  const { signOut } = useSession();
  return (
    <>
      <Field jobId="dune" />
      <Field jobId="loft" />
      <button type="button" onClick={() => void signOut()}>
        log out
      </button>
    </>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const inAnotherTab = (key: string, newValue: string | null) => {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
};

it('what is typed outlives its tab, for each conversation, and is what another tab makes of it', async () => {
  const person = await shown(<Page />);
  await person.type(field('dune'), 'Half a thought');
  expect(field('loft').value).toBe('');
  expect(sessionStorage.length).toBe(0);
  const [key = ''] = Object.keys(localStorage).filter((name) => name.includes('dune'));
  expect(localStorage.getItem(key)).toBe('Half a thought');
  inAnotherTab(key, null); // sent there
  expect(field('dune').value).toBe('');
});

it('who logs out leaves no draft and no waiting message behind', async () => {
  const person = await shown(<Page />);
  await person.type(field('dune'), 'Half a thought');
  outbox.add(new QueryClient(), talk('loft'), { text: 'On my way', photoUrls: [] });
  await waitFor(() => expect(outbox.all().map(({ state }) => state)).toEqual(['waiting']));
  await person.click(screen.getByRole('button', { name: 'log out' }));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('kept:'))).toEqual([]);
  expect(outbox.all()).toEqual([]);
  expect(field('dune').value).toBe('');
});

it('a message that waits is seen by every tab, and gone from all once it was sent', async () => {
  const one = { key: 'k', author: user, ...talk('dune'), text: 'Here', photoUrls: [], state: 'sending' };
  inAnotherTab('kept:outbox', JSON.stringify([one]));
  expect(outbox.all().map(({ text }) => text)).toEqual(['Here']);
  outbox.add(new QueryClient(), talk('loft'), { text: 'On my way', photoUrls: [] });
  expect(outbox.all().map(({ text }) => text)).toEqual(['Here', 'On my way']);
  inAnotherTab('kept:outbox', null);
  expect(outbox.all()).toEqual([]);
});

it('how much is unread is there with the first screen, before anybody has touched it', async () => {
  unread = 3;
  await shown(<MessagesLink user={user} />, { words: ['shell'] });
  expect(await screen.findByRole('link', { name: 'Messages, unread: 3' })).toBeTruthy();
});
