import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyPosting, type PostingValues } from '#web/posting/posting-values.ts';
import { shown } from '#web/testing/shown.tsx';
import { PostJobSummary } from './post-job-summary.tsx';

function Page() {
  const form = useForm<PostingValues>({ defaultValues: emptyPosting });
  return (
    <>
      <PostJobSummary form={form} timeZone="UTC" jobs={[]} posting={false} onCancel={() => undefined} />
      <button type="button" onClick={() => form.setValue('propertyId', 'home-1')}>
        Choose
      </button>
      <button type="button" onClick={() => form.setValue('repeat', 'week')}>
        Repeat
      </button>
      <button type="button" onClick={() => form.setValue('startTime', '2030-03-01T11:00')}>
        From March
      </button>
    </>
  );
}

const config = { mode: 'demo', fees: { hostCents: 500, cleanerCents: 500, backgroundCheckCents: 3900 } };
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(config)));
afterEach(() => vi.unstubAllGlobals());

it('names no sum, and asks for no consent to one, before a property is chosen', async () => {
  const user = await shown(<Page />, { words: ['posting', 'payments', 'series'] });
  expect(screen.getByText(/^Choose a property/)).toBeTruthy();
  expect(screen.queryByText(/\$\d/)).toBeNull();
  expect(screen.getByText(/^You pay the bid you accept plus Freshkey’s fee/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  expect((await screen.findAllByText('$125.00')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Choose a property/)).toBeNull();
  expect(screen.queryByText(/^You pay the bid you accept/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Repeat' }));
  expect(screen.getByText(/^This is what each cleaning costs/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'From March' }));
  expect(await screen.findByText('Fri, Mar 1, 2030')).toBeTruthy();
  expect(screen.getByText(/^We post the first one on Fri, Feb 1, 2030/)).toBeTruthy();
});
