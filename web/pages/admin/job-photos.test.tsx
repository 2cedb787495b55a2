import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { JobPhotos } from './job-photos.tsx';

const photo = (id: string, photoType: string) => ({
  ...{ id, photoType, note: null },
  ...{ screenUrl: `/large/${id}`, thumbnailUrl: `/small/${id}` },
});

it('shows the home before and after where a report is decided, small and to be opened', async () => {
  const deliverables = [photo('a', 'AFTER'), photo('b', 'BEFORE'), photo('p', 'PROGRESS')];
  vi.stubGlobal('fetch', async () => Response.json({ id: 'j1', deliverables }));
  await shown(<JobPhotos jobId="j1" />, { words: ['work'] });
  expect(await screen.findByRole('heading', { name: 'Before' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'After' })).toBeTruthy();
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual(['/small/b', '/small/a']);
  expect(screen.getAllByRole('button')).toHaveLength(2);
});
