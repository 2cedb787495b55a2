import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { Photos } from './photos.tsx';

const fresh = { state: 'fresh', doubts: [], distanceMetres: null, earlier: null };
const links = (name: string) => ({ photoUrl: `/photos/${name}.jpg`, thumbnailUrl: `/photos/${name}-small.jpg` });
const before = { id: 'one', photoType: 'BEFORE', ...links('one'), truth: fresh };

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

it('shows what each photo proves, and a reused one beside the earlier picture with the reasons', async () => {
  const earlier = { jobId: 'job-0', ...links('old'), addedAt: '2026-05-01T15:00:00.000Z' };
  const reused = { state: 'reused', doubts: ['noTime'], distanceMetres: null, earlier };
  const hidden = { ...reused, earlier: { jobId: null, photoUrl: null, thumbnailUrl: null, addedAt: earlier.addedAt } };
  const far = { state: 'unverified', doubts: ['far'], distanceMetres: 3240, earlier: null };
  await chosenWith([
    before,
    { ...before, id: 'two', photoType: 'AFTER', ...links('two'), truth: reused },
    { ...before, id: 'three', photoType: 'AFTER', ...links('three'), truth: hidden },
    { ...before, id: 'four', photoType: 'AFTER', ...links('four'), truth: far },
  ]);
  expect(screen.getByRole('button', { name: /Before, photo 1: Fresh/ })).toBeTruthy();
  expect(screen.getByText('After, photo 1: Reused')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Earlier photo' }).getAttribute('src')).toBe('/photos/old-small.jpg');
  expect(screen.getAllByText('The same picture as one added on May 1, 2026, 11:00 AM')).toHaveLength(2);
  expect(screen.getAllByText('The earlier photo is from a cleaning you can’t see')).toHaveLength(1);
  expect(screen.getByText('Taken 3.2 km from the property')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open that job' }).getAttribute('href')).toBe('/jobs/job-0');
  expect(screen.queryByText(/Before, photo 1: /)).toBeNull();
});
