import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { JobHead } from './job-head.tsx';

const job = {
  title: 'Canal Flat',
  status: 'ASSIGNED',
  urgency: 'NORMAL',
  endTime: '2999-11-21T20:00:00Z',
  cleanerId: 'ana',
  can: [],
  property: { address: '12 Jones St & Bay, Savannah, GA 31401' },
} as unknown as JobDetail; // all that the head reads

const directions = () => screen.queryByRole<HTMLAnchorElement>('link', { name: 'Directions' });

it('leads whoever has to get there to the address, in a window of its own', async () => {
  await shown(<JobHead job={job} back={{ to: '/', label: 'Back' }} way />, { words: ['jobs'] });
  const link = directions();
  expect(new URL(link?.href ?? '').searchParams.get('destination')).toBe('12 Jones St & Bay, Savannah, GA 31401');
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noreferrer']);
});

it('leads nobody else anywhere', async () => {
  await shown(<JobHead job={job} back={{ to: '/', label: 'Back' }} way={false} />, { words: ['jobs'] });
  expect(directions()).toBeNull();
});
