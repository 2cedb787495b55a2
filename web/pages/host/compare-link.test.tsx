// Runs alone: it would see what other files leave in them.
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { InboxItem } from '#contract/inbox.ts';
import type { HostJob } from '#contract/jobs.ts';
import { InboxRow } from '#web/overviews/inbox-row.tsx';
import { keepActingFor } from '#web/platform/acting-for.ts';
import { fetchRights } from '#web/platform/may.ts';
import { shown } from '#web/testing/shown.tsx';
import { InboxActions } from './inbox-actions.tsx';
import { wayOf } from './inbox-way.ts';

const job = {
  ...{ id: 'j', property: { id: 'p', title: 'Dune House' }, timeZone: 'America/New_York', payoutCents: 9000, bids: [] },
  ...{ startTime: '2030-05-21T12:00:00Z', endTime: '2030-05-21T15:00:00Z' },
} as unknown as HostJob; // all that a row reads

afterEach(() => keepActingFor(null));

const choice = { open: false, onToggle: () => undefined };
const none = { id: 'i', dueAt: null, job, owedCents: null, calendar: null, home: null, message: null };

async function open(kind: InboxItem['kind'], more: Partial<InboxItem> = {}) {
  const item = { ...none, kind, ...more };
  const actions = <InboxActions item={item} first={false} left={false} choice={choice} onAnswer={() => undefined} />;
  await shown(<InboxRow item={item} way={wayOf(item)} actions={actions} />, { words: ['host'] });
}

it.each([
  ['bids', 'Open job: Dune House', '/jobs/j#bids'],
  ['approve', 'Open job: Dune House', '/jobs/j'],
] as const)('leads from %s to where it is settled on the job’s page', async (kind, name, address) => {
  await open(kind);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
});

const message = { cleaner: { id: 'c', name: 'Carlos' }, text: 'Hi', sentAt: '2030-05-21T12:00:00Z' };

it.each([
  ['report', 'Open job: Dune House'],
  ['bids', 'Open job: Dune House'],
  ['bidless', 'Open job: Dune House'],
  ['approve', 'Open job: Dune House'],
  ['pay', 'Open job: Dune House'],
  ['repost', 'Open job: Dune House'],
  ['message', 'Open job: Dune House'],
] as const)('lets a viewer of the team see %s, and settle nothing', async (kind, name) => {
  keepActingFor({ id: 'hanna', name: 'Hanna', role: 'VIEWER', some: false });
  await fetchRights();
  await open(kind, kind === 'message' ? { message } : {});
  expect(screen.getByRole('link', { name })).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('offers no manager to add the host’s card', async () => {
  keepActingFor({ id: 'hanna', name: 'Hanna', role: 'MANAGER', some: false });
  await fetchRights();
  await open('card', { job: null });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('says when the guest leaves a home that nobody cleans, and opens the form with both filled in', async () => {
  const property = { id: 'p', title: 'Dune House', timeZone: 'America/New_York', checkOutTime: '11:00' };
  const stay = { id: 's', checkOutDate: '2030-05-21', property };
  await open('uncovered', { job: null, stay, dueAt: '2030-05-21T15:00:00Z' });
  expect(screen.getByText('No cleaning is planned after this check-out.')).toBeTruthy();
  expect(screen.getByText(/^Check-out .*May 21/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Post Job: Dune House' }).getAttribute('href')).toBe(
    '/host/post-job?property=p&start=2030-05-21T11%3A00',
  );
  expect(screen.getByRole('link', { name: 'Open calendar: Dune House' })).toBeTruthy();
});
