import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { Photos } from './photos.tsx';

const before = { id: 'one', photoType: 'BEFORE', photoUrl: '/photos/one.jpg', thumbnailUrl: '/photos/one-small.jpg' };

async function chosenWith(deliverables: unknown[]): Promise<string | null | undefined> {
  const job = { id: 'job-1', status: 'IN_PROGRESS', timeZone: 'America/New_York', can: ['addPhotos'], deliverables };
  // all that the photos read
  await shown(<Photos job={job as unknown as JobDetail} />, { words: ['work'] });
  const radios = await screen.findAllByRole<HTMLInputElement>('radio');
  return radios.find(({ checked, ariaChecked }) => checked || ariaChecked === 'true')?.closest('label')?.textContent;
}

it('begins with how it was found, and once that is shown, with how it is left', async () => {
  expect(await chosenWith([])).toBe('Before');
});

it('goes on with how it is left once there is a photo of how it was found', async () => {
  expect(await chosenWith([before])).toBe('After');
});
