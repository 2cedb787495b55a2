import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { getJob } from '#contract/calls.ts';
import type { InboxItem } from '#contract/inbox.ts';
import type { HostJob } from '#contract/jobs.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { readKey } from '#web/platform/use-read.ts';
import { shown } from '#web/testing/shown.tsx';
import { HostInbox } from './host-inbox.tsx';

const dana = { name: 'Dana Reyes', ratingAvg: null, ratingCount: 0 };
const bid = {
  ...{ id: 'b', jobId: 'j', cleanerId: 'dana', amountCents: 11_800, status: 'PENDING', message: null },
  ...{ cleaner: dana, estimatedHours: null, hostFeeCents: 500, cleanerFeeCents: 500 },
};
const start = Date.now() + 5 * 3_600_000;
const job = {
  ...{ id: 'j', bids: [bid], can: ['selectCleaners'], status: 'OPEN', timeZone: 'America/New_York' },
  ...{ property: { id: 'p', title: 'Dune House' } },
  ...{ startTime: new Date(start).toISOString(), endTime: new Date(start + 3_600_000).toISOString() },
} as unknown as HostJob; // all that a row reads
const none = { dueAt: null, owedCents: null, calendar: null, home: null, message: null };
const item: InboxItem = { ...none, id: 'bids:j', kind: 'bids', job };
const pages = (items: InboxItem[]) => ({
  ...{ items, total: items.length, loading: false, outdated: false, error: null, retrying: false },
  ...{ retry: () => undefined, loadMore: undefined, loadingMore: false },
});
const host = { id: 'h', role: 'HOST' } as User;

let change: (items: InboxItem[]) => void = () => undefined;
/** Its inbox changes as if the server had told it. */
function Page() {
  const [items, setItems] = useState([item]);
  change = setItems;
  return <HostInbox user={host} pages={pages(items)} />;
}
const becomes = (items: InboxItem[]) => act(() => change(items));

it('says what canceling costs, and leaves what was chosen from where it was once the inbox has it no more', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/api/jobs/j') return Response.json({});
    return Response.json({ ...job, status: 'ASSIGNED', cleaner: dana, bids: [{ ...bid, status: 'ACCEPTED' }] });
  });
  const user = await shown(<Page />, { words: ['host', 'hostParts', 'hostLists', 'bids', 'hiring', 'payments'] });
  await user.click(screen.getByRole('button', { name: 'Choose a bid for Dune House' }));
  await screen.findByRole('button', { name: 'Accept Dana Reyes for $123.00' });
  expect(screen.getByText(/^Starts within 24 hours: canceling after you accept costs 50%/)).toBeTruthy();
  becomes([]);
  expect(await screen.findByText('Assigned to Dana Reyes.')).toBeTruthy();
  expect(screen.getByText('Accepted')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Accept|Choose)/ })).toBeNull();
  expect(screen.queryByText('Nothing needs you.')).toBeNull();
});

it('says what comes next, and goes on with the keys at the next row', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/api/jobs/j') return Response.json({});
    const confirmBy = '2026-12-01T17:00:00Z';
    return Response.json({ ...job, status: 'ASSIGNED', cleaner: dana, confirmBy, bids: [] });
  });
  const next = { ...item, id: 'bids:k', job: { ...job, id: 'k', property: { id: 'q', title: 'Lakeside Loft' } } };
  const user = await shown(<Page />, { words: ['host', 'hostParts', 'hostLists', 'bids', 'hiring', 'payments'] });
  becomes([item, next as InboxItem]);
  await user.click(screen.getByRole('button', { name: 'Choose a bid for Dune House' }));
  (await screen.findByRole('button', { name: /^Accept/ })).focus();
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.keyboard('{Shift}');
  becomes([next as InboxItem]);
  expect(
    await screen.findByText(/^Assigned to Dana Reyes\. Next: they confirm by Tue, Dec 1, 12:00\sPM EST\.$/),
  ).toBeTruthy();
  expect(screen.getAllByRole('listitem').find((row) => row === document.activeElement)?.textContent).toContain(
    'Lakeside Loft',
  );
  expect(seen.mock.instances).toEqual([document.activeElement]);
  expect(seen).toHaveBeenCalledWith({ block: 'nearest' });
  // what has become of the other is not to be covered by what says so
  expect(screen.getByText(/^Assigned to Dana Reyes/).closest('[data-keeps-clear]')).toBeTruthy();
});

it('moves nothing under the mouse when it goes on at the next row', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  const next = { ...item, id: 'bids:k', job: { ...job, id: 'k', property: { id: 'q', title: 'Lakeside Loft' } } };
  const user = await shown(<Page />, { words: ['host', 'hostParts', 'hostLists', 'bids', 'hiring', 'payments'] });
  becomes([item, next as InboxItem]);
  await user.click(screen.getByRole('button', { name: 'Choose a bid for Dune House' }));
  (await screen.findByRole('button', { name: /^Accept/ })).focus();
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockClear();
  becomes([next as InboxItem]);
  expect(seen).not.toHaveBeenCalled();
});

it('lets nobody choose any more as soon as it is settled, also where the job cannot be read', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/jobs/j'
      ? Response.json({ error: 'not_found', message: 'Gone', requestId: 'r' }, { status: 404 })
      : Response.json({}),
  );
  vi.spyOn(console, 'error').mockReturnValue();
  const user = await shown(<Page />, { words: ['host', 'hostParts', 'hostLists', 'bids', 'hiring', 'payments'] });
  await user.click(screen.getByRole('button', { name: 'Choose a bid for Dune House' }));
  await screen.findByRole('button', { name: /^Accept/ });
  becomes([]);
  expect(screen.queryByRole('button', { name: /^(Accept|Compare)/ })).toBeNull();
  expect(screen.getByText(/canceling after you accept/).closest('.invisible')).toBeTruthy();
});

it('says until when, in words that say what happens then', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  await shown(<Page />, { words: ['host', 'hostParts'] });
  expect(screen.getByText(/^Starts in 5 hours$/).className).toMatch(/apricot/);
  const dueAt = new Date(Date.now() + 40 * 86_400_000).toISOString();
  becomes([{ ...item, kind: 'approve', dueAt, job: { ...job, cleaner: dana } as unknown as HostJob }]);
  expect(screen.getByText(/^Will be charged /).className).not.toMatch(/apricot/);
  becomes([{ ...item, kind: 'message', dueAt: null, message: null }]);
  expect(screen.queryByText(/^(Starts|Will be charged)/)).toBeNull();
});

it('says of a job nobody took that a guest arrives, not when it is taken off', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  await shown(<Page />, { words: ['host', 'hostParts'] });
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  becomes([{ ...item, kind: 'repost', dueAt: inHours(8), guestArrivesAt: inHours(4) }]);
  expect(screen.getByText(/^Guest arrives in 4 hours$/).className).toMatch(/apricot/);
  becomes([{ ...item, kind: 'repost', dueAt: inHours(8), guestArrivesAt: inHours(90) }]);
  expect(screen.getByText(/^Will be canceled in 8 hours$/)).toBeTruthy();
});

it('names what is doubted before it is paid, and leads to where it is seen', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  await shown(<Page />, { words: ['host', 'hostParts'] });
  const doubted = { ...item, id: 'approve:j', kind: 'approve', job: { ...job, cleaner: dana } } as InboxItem;
  becomes([{ ...doubted, doubts: ['small_photo'] }]);
  expect(screen.getByText(/^Dana Reyes has finished, but a photo is too small/)).toBeTruthy();
  const look = screen.getByRole('link', { name: /^Open job/ });
  expect(look.getAttribute('href')).toBe('/jobs/j#photos');
  const pay = screen.getByRole('button', { name: /^Pay & Close Job/ });
  expect(look.compareDocumentPosition(pay) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  becomes([{ ...doubted, doubts: ['task_skipped', 'small_photo'] }]);
  expect(screen.getByText(/^Dana Reyes skipped a required task, and a photo is too small/)).toBeTruthy();
});

it('keeps nothing of what somebody has not opened', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  await shown(<Page />, { words: ['host', 'hostParts'] });
  expect(screen.getByText('Dune House')).toBeTruthy();
  becomes([]);
  expect(screen.queryByText('Dune House')).toBeNull();
});

it('says nothing of a job that still waits, whoever else has read it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  const queryClient = createQueryClient();
  queryClient.setQueryData(readKey(getJob, { params: { id: 'j' } }), { ...job, cleaner: dana });
  await shown(<Page />, { words: ['host', 'hostParts'], queryClient });
  expect(screen.getByText('1 bid')).toBeTruthy();
  expect(screen.queryByText('Assigned to Dana Reyes.')).toBeNull();
});

it('shows the most urgent on a phone, and the rest at a press', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal('fetch', async () => Response.json({}));
  const user = await shown(<Page />, { words: ['host', 'hostParts', 'hostLists', 'bids', 'hiring', 'payments'] });
  becomes(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ ...item, id, kind: 'approve' }) as InboxItem));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  vi.unstubAllGlobals();
});

it('says how many more there are, also of those not read so far, and asks for all of them at once', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ ...item, id, kind: 'approve' }) as InboxItem);
  const onAll = vi.fn();
  const user = await shown(<HostInbox user={host} pages={{ ...pages(items), total: 7 }} onAll={onAll} />, {
    words: ['host', 'hostParts', 'hostLists', 'bids', 'hiring', 'payments'],
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(onAll).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
