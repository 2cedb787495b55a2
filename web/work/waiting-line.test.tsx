import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import type { Waiting } from './use-waiting-words.ts';
import { WaitingLine } from './waiting-line.tsx';

it('says at another step since when its cleaner waits, and leads to where that is ended', async () => {
  const waiting = { since: '2026-11-28T09:43:00Z' } as Waiting; // all that the line reads
  const door = '/jobs/job-1?step=access';
  await shown(<WaitingLine job={{ timeZone: 'America/New_York' }} {...{ waiting, door }} />, { words: ['waiting'] });
  expect(screen.getByRole('status').textContent).toMatch(/^Waiting since 4:43\sAM/);
  expect(screen.getByRole('link', { name: 'At the door' }).getAttribute('href')).toBe(door);
});
