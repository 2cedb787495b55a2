import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HostJob } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { InboxActions } from './inbox-actions.tsx';

const job = { id: 'j', property: { id: 'p', title: 'Dune House' } } as unknown as HostJob; // all that its links read

it.each([
  ['bids', 'Compare: Dune House', '/jobs/j#bids'],
  ['approve', 'Review: Dune House', '/jobs/j'],
] as const)('leads from %s to where it is settled on the job’s page', async (kind, name, address) => {
  const item = { id: 'i', kind, dueAt: null, job, owedCents: null, calendar: null, home: null, message: null };
  const choice = { open: false, onToggle: () => undefined };
  await shown(<InboxActions item={item} first={false} choice={choice} onAnswer={() => undefined} />, {
    words: ['host'],
  });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
});
