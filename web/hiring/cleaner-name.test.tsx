import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { CleanerName } from './cleaner-name.tsx';

const id = '019a0000-0000-7000-8000-000000000002';
const profile = {
  ...{ id, name: 'Cleo Brand', ratingAvg: 4.8, ratingCount: 12, hourlyRate: 32, city: 'Savannah', state: 'GA' },
  ...{ yearsExperience: 6, bio: 'I clean as if my mother came to stay.', languages: ['English', 'Spanish'] },
  ...{ suppliesProvided: true, reviews: [], specialties: ['Post-construction'] },
};
const between = {
  ...{
    id,
    name: 'Cleo Brand',
    pictureUrl: null,
    email: null,
    phone: null,
    ratingAvg: 4.8,
    ratingCount: 12,
    lastPropertyId: null,
  },
  ...{ favorite: false, blocked: false, note: null, jobsCompleted: 2 },
  record: { started: 10, startedOnTime: 9, asked: 8, confirmedInTime: 8, withdrawals: 1 },
};

it('is one tap from a bid to who the bidder is, and one back', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith(`/api/cleaners/${id}`) ? Response.json(profile) : Response.json(between),
  );
  const user = await shown(<CleanerName cleaner={profile} history="Two jobs together" />, {
    words: ['host', 'cleaner', 'reviews', 'hostLists'],
  });
  const name = screen.getByRole('button', { name: 'Cleo Brand' });
  await user.click(name);
  expect(await screen.findByText('I clean as if my mother came to stay.')).toBeTruthy();
  for (const fact of ['Savannah, GA', 'English, Spanish', '6 years', 'Post-construction', 'Two jobs together'])
    expect(screen.getByText(fact), fact).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Cleo Brand' })).toBeTruthy();
});
