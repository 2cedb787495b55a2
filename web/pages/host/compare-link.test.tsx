// Runs alone: it would see what other files leave in them.
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { InboxItem } from '#contract/inbox.ts';
import type { HostJob } from '#contract/jobs.ts';
import { keepActingFor } from '#web/platform/acting-for.ts';
import { fetchRights } from '#web/platform/may.ts';
import { shown } from '#web/testing/shown.tsx';
import { InboxActions } from './inbox-actions.tsx';

const job = { id: 'j', property: { id: 'p', title: 'Dune House' } } as unknown as HostJob; // all that its links read

afterEach(() => keepActingFor(null));

const choice = { open: false, onToggle: () => undefined };
const none = { id: 'i', dueAt: null, job, owedCents: null, calendar: null, home: null, message: null };

async function open(kind: InboxItem['kind'], more: Partial<InboxItem> = {}) {
  const item = { ...none, kind, ...more };
  await shown(<InboxActions item={item} first={false} left={false} choice={choice} onAnswer={() => undefined} />, {
    words: ['host'],
  });
}

it.each([
  ['bids', 'Open job: Dune House', '/jobs/j#bids'],
  ['approve', 'Review: Dune House', '/jobs/j'],
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
