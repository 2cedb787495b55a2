import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getConfig } from '#contract/calls.ts';
import { usualTerms } from '#contract/usual-terms.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { readKey } from '#web/platform/use-read.ts';
import { shown } from '#web/testing/shown.tsx';
import { LateToCancel } from './late-to-cancel.tsx';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const line = /canceling after you accept costs/;

async function startingIn(hours: number, terms = usualTerms) {
  vi.stubGlobal('fetch', async () => Response.json({ terms }));
  const queryClient = createQueryClient();
  queryClient.setQueryData(readKey(getConfig, {}), { terms });
  await shown(<LateToCancel startTime={inHours(hours)} />, { words: ['hiring'], queryClient });
}

it('says what canceling costs where the job starts within the hours in which it does', async () => {
  await startingIn(23);
  expect(screen.getByText('Starts within 24 hours: canceling after you accept costs 50% of the payout.')).toBeTruthy();
});

it('says nothing as long as canceling is free', async () => {
  await startingIn(25);
  expect(screen.queryByText(line)).toBeNull();
});

it('goes by what the owners have decided', async () => {
  await startingIn(30, { ...usualTerms, freeCancelHours: 48 });
  expect(screen.getByText(line)).toBeTruthy();
});

it('says nothing once the job should have begun: canceling is free then', async () => {
  await startingIn(-1);
  expect(screen.queryByText(line)).toBeNull();
});
