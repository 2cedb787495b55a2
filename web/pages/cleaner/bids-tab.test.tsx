import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/platform/query-client.ts';
import { shown } from '#web/testing/shown.tsx';
import { BidsTab } from './bids-tab.tsx';

const bid = (
  title: string,
  status: string,
  of: { status: string; can?: string[]; reportStatus?: string; cleanerId?: null; confirmBy?: string },
) => ({
  ...{ id: title, jobId: title, status, amountCents: 9000, message: 'I know the house.', estimatedHours: null },
  ...{ teamRank: null, lostBecause: null, createdAt: '2026-11-20T16:00:00Z' },
  job: {
    ...{ id: title, title, timeZone: 'America/New_York', cleanerId: 'c1', can: [], payoutCents: 9000 },
    ...{ startTime: '2026-11-24T16:00:00Z', endTime: '2026-11-24T19:00:00Z', cleaningType: 'standard' },
    property: { id: 'p', title, address: '5 Loft Street', bedrooms: 1, bathrooms: 1, notes: null },
    ...of,
  },
});
const words = ['cleaner', 'bids', 'jobs', 'payments', 'today', 'reports', 'hiring'];

async function show(bids: object[], queryClient = createQueryClient()) {
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.startsWith('/api/cleaner/bids') ? bids : []));
  return shown(<BidsTab gate={null} onBrowse={() => undefined} />, { words, queryClient });
}

it('what is over waits until it is asked for, but for what waits for the reader', async () => {
  const user = await show([
    bid('Loft', 'ACCEPTED', { status: 'ASSIGNED' }),
    bid('Studio', 'ACCEPTED', { status: 'PAID', can: ['answerReport'], reportStatus: 'OPEN' }),
    bid('Cabin', 'ACCEPTED', { status: 'PAID' }),
  ]);
  await screen.findByRole('link', { name: 'Loft' });
  expect(screen.getByRole('link', { name: 'Studio' })).toBeTruthy();
  expect(await screen.findByText('Your host reported a problem. Please answer.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Cabin' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show past bids (1)' }));
  expect(screen.getByRole('link', { name: 'Cabin' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

it('puts won bids apart from open ones, and the report about a cleaning that is done after both', async () => {
  await show([
    bid('Loft', 'ACCEPTED', { status: 'IN_PROGRESS' }),
    bid('Dune', 'PENDING', { status: 'OPEN', can: ['withdrawBid'] }),
    bid('Studio', 'ACCEPTED', { status: 'PAID', can: ['answerReport'], reportStatus: 'OPEN' }),
  ]);
  await screen.findByRole('link', { name: 'Loft' });
  const heads = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const isHead = (text: string | null) => /bids$|answer$/.test(text ?? '');
  expect(heads.filter(isHead)).toEqual(['Open bids', 'Accepted bids', 'Reports to answer']);
  const names = screen.getAllByRole('link', { name: /^(Loft|Dune|Studio)$/ }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Dune', 'Loft', 'Studio']);
});

it('gives each row that needs an answer its button: in place where one word will do, else the way to it', async () => {
  await show([
    bid('Studio', 'ACCEPTED', { status: 'PAID', can: ['answerReport'], reportStatus: 'OPEN' }),
    bid('Cabin', 'PENDING', { status: 'OPEN', can: ['accept', 'decline'] }),
    bid('Loft', 'ACCEPTED', { status: 'ASSIGNED', can: ['confirm'], confirmBy: '2026-11-23T16:00:00Z' }),
    bid('Dune', 'ACCEPTED', { status: 'ASSIGNED' }),
  ]);
  const answer = await screen.findByRole('link', { name: 'Answer the report' });
  expect(answer.getAttribute('href')).toBe('/jobs/Studio');
  const request = await screen.findByRole('link', { name: 'Answer request' });
  expect(request.getAttribute('href')).toBe('/cleaner/dashboard?tab=requests');
  expect(await screen.findByRole('button', { name: 'Confirm you’ll be there' })).toBeTruthy();
  const names = screen
    .getAllByRole('link', { name: /^(Loft|Cabin|Dune|Studio)$/ })
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Loft', 'Cabin', 'Dune', 'Studio']);
});

it('where nothing is ahead, what is over stands there at once', async () => {
  await show([bid('Cabin', 'REJECTED', { status: 'PAID' })]);
  expect(await screen.findByRole('link', { name: 'Cabin' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

it('says in one word where a bid stands: that it waits, or that its host asks for the reader', async () => {
  await show([
    bid('Loft', 'PENDING', { status: 'OPEN', can: ['changeBid', 'withdrawBid'] }),
    bid('Cabin', 'PENDING', { status: 'OPEN', can: ['accept', 'decline'] }),
  ]);
  await screen.findByRole('link', { name: 'Loft' });
  expect(screen.getAllByText('Pending', { selector: 'span' })).toHaveLength(1);
  expect(screen.getAllByText('Invited')).toHaveLength(1);
  expect(screen.queryByText('Open')).toBeNull();
});

it('a bid that is withdrawn stays where it was, with the one below it, until the list is left', async () => {
  const open = (title: string, status = 'PENDING') => bid(title, status, { status: 'OPEN', can: ['withdrawBid'] });
  const queryClient = createQueryClient();
  const bids = [open('Loft'), open('Cabin')];
  await show(bids, queryClient);
  await screen.findByRole('link', { name: 'Loft' });
  // as the server then lists them
  bids.splice(0, 2, open('Cabin'), open('Loft', 'WITHDRAWN'));
  await queryClient.refetchQueries();
  expect(await screen.findByText('You withdrew this bid.')).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Loft', 'Cabin']);
});

it('says of a bid that its host keeps in reserve that it is a backup, and not that the job is taken', async () => {
  await show([{ ...bid('Loft', 'PENDING', { status: 'ASSIGNED', cleanerId: null }), teamRank: 2 }]);
  expect(await screen.findByText('Backup #1')).toBeTruthy();
  expect(screen.queryByText('Taken')).toBeNull();
});
