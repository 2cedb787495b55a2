import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { QueueItem } from '#contract/admin-queue.ts';
import { SectionList } from '#web/admin/section-list.tsx';
import type { Pages } from '#web/platform/use-pages.ts';
import { shown } from '#web/testing/shown.tsx';
import { DashboardQueue } from './dashboard-queue.tsx';

const counts = {
  ...{ userCount: 24, pendingBackgroundChecks: 0, propertyCount: 14, openJobCount: 2, calendarIntegrationCount: 0 },
  ...{
    pendingReviewCount: 0,
    confirmableRefundCount: 0,
    heldPayoutCount: 0,
    openContentCount: 0,
    failedNoticeCount: 0,
    failedTaskCount: 0,
  },
};
const nothing = { items: [], total: 0, error: null } as unknown as Pages<QueueItem>; // all of it that an empty queue reads

const open = (stats: object, pages = nothing) => {
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path === '/api/me'
        ? { id: 'a', name: 'Ada', role: 'ADMIN', staffRole: 'owner' }
        : { ...counts, timeZone: 'America/New_York', ...stats },
    ),
  );
  const node = (
    <>
      <SectionList current="dashboard" />
      <DashboardQueue pages={pages} />
    </>
  );
  return shown(node, { words: ['admin'] });
};

it('says whom the disputes and payments wait for that the menu counts and the queue does not', async () => {
  await open({ disputeCount: 3, escalatedDisputeCount: 1, pendingPaymentCount: 1 });
  const line = await screen.findByRole('link', { name: 'Disputes still with the host or cleaner: 2' });
  expect(line.getAttribute('href')).toBe('/admin/disputes');
  // by keyboard and to screen readers as well, of each number there is
  for (const [name, description] of [
    [/^Disputes ?3$/, 'For you to decide: 1. With the host or cleaner: 2.'],
    [/^Payments ?1$/, 'Refunds for you to confirm: 0. Waiting for the payer or the bank: 1.'],
    [/^Jobs ?2$/, 'Open for bids: 2'],
  ] as const)
    expect(screen.getByRole('link', { name, description })).toBeTruthy();
});

it('puts on a pill what waits for who looks or is urgent, and writes what there is as a plain number', async () => {
  await open({
    ...{ disputeCount: 2, escalatedDisputeCount: 0, pendingPaymentCount: 3, confirmableRefundCount: 1 },
    ...{ openJobCount: 6, pendingReviewCount: 4, heldPayoutCount: 0 },
  });
  await screen.findByRole('link', { name: /^Payments/ });
  const isPill = (name: RegExp) =>
    screen.getByRole('link', { name }).querySelector('.tabular-nums')?.matches('.rounded-full');
  for (const name of [/^Payments ?1$/, /^Jobs ?6$/, /^Reviews ?4$/, /^Disputes ?2$/])
    expect(isPill(name), String(name)).toBe(true);
  const description = 'Open for bids: 6. More than 5 is worth a look.';
  expect(screen.getByRole('link', { name: /^Jobs ?6$/, description })).toBeTruthy();
  expect(isPill(/^Payouts$/)).toBeUndefined();
  // how much there is in all is nothing to do
  for (const name of [/^Users$/, /^Properties$/, /^Calendar Sync$/]) expect(isPill(name), String(name)).toBeUndefined();
});

it('says nothing where all of them wait for the admin', async () => {
  await open({ disputeCount: 1, escalatedDisputeCount: 1, pendingPaymentCount: 0 });
  expect(await screen.findByRole('link', { name: /^Disputes ?1$/ })).toBeTruthy();
  expect(screen.queryByText(/still with the host/)).toBeNull();
});

it.each([
  [7, 7],
  [8, 6],
])('of %i things that wait it shows %i at first: never a button for a single one', async (total, rows) => {
  const item = { kind: 'review', name: 'Ana', count: 1, since: '2026-11-28T09:30:00Z', dueAt: null };
  const items = Array.from({ length: 7 }, (_, index) => ({ ...item, id: `r${index}` }));
  // what it reads of the pages
  const pages = { items, total, error: null, loadMore: total > 7 ? vi.fn() : null } as unknown as Pages<QueueItem>;
  await open({ disputeCount: 0, escalatedDisputeCount: 0, pendingPaymentCount: 0 }, pages);
  const list = (await screen.findAllByText('Ana'))[0]?.closest('ul');
  expect(list?.children).toHaveLength(rows);
  expect(screen.queryByRole('button', { name: 'Show more' }) !== null).toBe(total > rows);
});
