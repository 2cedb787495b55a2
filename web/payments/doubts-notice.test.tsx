import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { DoubtsNotice } from './doubts-notice.tsx';

const job = { id: 'j', timeZone: 'America/New_York', settlesAt: '2026-11-28T20:00:00Z' };

it('says what to look at, where, and that the card waits seven days', async () => {
  await shown(<DoubtsNotice job={{ ...job, doubts: ['task_skipped', 'small_photo'] }} linked />, {
    words: ['payments'],
  });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#checklist', '#photos']);
  expect(document.body.textContent).toMatch(/7 days after.*Sat, Nov 28, 3:00\sPM EST/);
});

it('leads from elsewhere to that part of the job, and lets whoever shows it make way', async () => {
  const onFollow = vi.fn();
  const user = await shown(<DoubtsNotice job={{ ...job, doubts: ['task_skipped'] }} onFollow={onFollow} />, {
    words: ['payments'],
  });
  const link = screen.getByRole('link', { name: 'See the checklist' });
  expect(link.getAttribute('href')).toBe('/jobs/j#checklist');
  await user.click(link);
  expect(onFollow).toHaveBeenCalledOnce();
});

it('names photos that were there before, though the card does not wait for them', async () => {
  const deliverables = [
    { truth: { state: 'reused' } },
    { truth: { state: 'unverified' } },
    { truth: { state: 'fresh' } },
  ] as JobDetail['deliverables']; // all that it reads
  await shown(<DoubtsNotice job={{ ...job, doubts: [], deliverables }} onFollow={() => undefined} />, {
    words: ['payments'],
  });
  expect(screen.getByText(/^1 photo has been used before\./)).toBeTruthy();
  expect(screen.getByText(/^1 photo is unverified\./)).toBeTruthy();
  for (const link of screen.getAllByRole('link', { name: 'See the photos' }))
    expect(link.getAttribute('href')).toBe('/jobs/j#photos');
  expect(document.body.textContent).not.toMatch(/7 days after/);
});

it('says nothing of work that leaves no doubt', async () => {
  await shown(<DoubtsNotice job={{ ...job, doubts: [] }} linked />, { words: ['payments'] });
  expect(document.body.textContent).toBe('');
});
