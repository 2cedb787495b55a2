import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fetchRights } from '#web/platform/may.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { shown } from '#web/testing/shown.tsx';
import { JobsTab } from './jobs-tab.tsx';

const cleaner = { name: 'Dana Reyes', ratingAvg: 5, ratingCount: 3 };
const bid = { id: 'b', jobId: 'Loft', cleanerId: 'c', status: 'PENDING', amountCents: 11_800, cleaner, message: '' };
const open = (title: string, can: string[] = ['selectCleaners']) => ({
  ...{ id: title, title, status: 'OPEN', timeZone: 'America/New_York', cleanerId: null, cleaner: null, can },
  ...{ cleaningType: 'standard', payoutCents: 8000, hostFeeCents: 500, cleanerFeeCents: 500, confirmBy: null },
  ...{ startTime: '2099-11-24T16:00:00Z', endTime: '2099-11-24T19:00:00Z', specialInstructions: null },
  ...{ property: { id: 'p', title, address: '5 Loft Street', bedrooms: 1, bathrooms: 1, notes: null } },
  bids: [{ ...bid, jobId: title }],
});
const words = ['host', 'hostParts', 'hostLists', 'jobs', 'payments', 'reports', 'bids', 'hiring'];

it('a job whose bid is accepted stays where it was, with what has become of it, and so does its group', async () => {
  let isAccepted = false;
  const accepted = {
    ...open('Loft', []),
    ...{
      status: 'ASSIGNED',
      cleanerId: 'c',
      cleaner: { id: 'c', name: 'Dana Reyes' },
      confirmBy: '2099-11-20T16:00:00Z',
    },
    bids: [{ ...bid, status: 'ACCEPTED' }],
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.split('?')[0];
    if (path === '/api/host/jobs/counts')
      return Response.json(isAccepted ? { needs: 0, coming: 2, done: 0 } : { needs: 1, coming: 1, done: 0 });
    if (path === '/api/host/jobs') {
      const isHere = address.includes('group=needs') && !isAccepted;
      return Response.json(isHere ? [open('Loft')] : [], { headers: { 'x-total-count': isHere ? '1' : '0' } });
    }
    if (path === '/api/jobs/Loft') return Response.json(accepted);
    return Response.json([]);
  });
  await fetchRights();
  const queryClient = createQueryClient();
  const user = await shown(<JobsTab />, { words, queryClient });
  await user.click(await screen.findByRole('button', { name: 'Choose a bid for Loft' }));
  expect(await screen.findByRole('button', { name: 'Accept Dana Reyes for $123.00' })).toBeTruthy();
  isAccepted = true;
  await queryClient.refetchQueries();
  const row = await screen.findByRole('article');
  await waitFor(() => expect(within(row).getByText('Accepted')).toBeTruthy());
  expect(within(row).getByText('Assigned')).toBeTruthy();
  expect(within(row).queryByRole('button', { name: /Accept/ })).toBeNull();
  expect(screen.getByRole('button', { name: /Needs you/ }).getAttribute('aria-pressed')).toBe('true');
});
