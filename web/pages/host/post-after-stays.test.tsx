import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useContractForm } from '#web/platform/contract-form.ts';
import { PostingFields } from '#web/posting/posting-fields.tsx';
import { emptyPosting, type PostingValues } from '#web/posting/posting-values.ts';
import type { Repeat } from '#web/posting/repeats.ts';
import { shown } from '#web/testing/shown.tsx';
import { PostJobSummary } from './post-job-summary.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json([]));
});

function Posting({ repeat }: { repeat: Repeat }) {
  const form = useContractForm<PostingValues>(
    () => import('#web/posting/posting-schema.ts').then((file) => file.postingSchema),
    { defaultValues: { ...emptyPosting, repeat } },
  );
  return (
    <>
      <PostingFields form={form} properties={[]} jobs={[]} repeat={<p>How often</p>} />
      <PostJobSummary form={form} timeZone="UTC" jobs={[]} posting={false} onCancel={() => undefined} />
    </>
  );
}

const words = { words: ['posting', 'payments', 'inviteFirst'] as const };

it('asks for nothing else and offers nothing to press where the calendar posts after each stay', async () => {
  await shown(<Posting repeat="afterStays" />, words);
  expect(await screen.findByText('How often')).toBeTruthy();
  expect(screen.queryByLabelText(/^Start/)).toBeNull();
  expect(screen.queryByLabelText(/^Budget/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Post Job' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to your dashboard' })).toBeTruthy();
});

it('asks for times and a budget where a job is posted here', async () => {
  await shown(<Posting repeat="week" />, words);
  expect(await screen.findByLabelText(/^Budget/)).toBeTruthy();
  expect(screen.getByLabelText(/^Start/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Post Job' }).length).toBeGreaterThan(0);
});
