import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { CleanerName } from './cleaner-name.tsx';

const id = '019a0000-0000-7000-8000-000000000002';
const profile = {
  ...{ id, name: 'Cleo Brand', ratingAvg: 4.8, ratingCount: 12, hourlyRate: 32, city: 'Savannah', state: 'GA' },
  ...{ yearsExperience: 6, bio: 'I clean as if my mother came to stay.', languages: ['English', 'Spanish'] },
  ...{ suppliesProvided: true, specialties: [], reviews: [] },
};

const between = {
  ...{ id, name: 'Cleo Brand', favorite: false, blocked: false, note: null },
  record: { started: 0, startedOnTime: 0, asked: 0, confirmedInTime: 0, withdrawals: 0 },
};

it('is one tap from a bid to who the bidder is, and one back', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith(`/api/cleaners/${id}`)) return Response.json(profile);
    return Response.json(path.startsWith(`/api/host/cleaners/${id}`) ? between : {});
  });
  const user = await shown(<CleanerName cleaner={profile} history="Two jobs together" />, {
    words: ['host', 'cleaner', 'reviews'],
  });
  const name = screen.getByRole('button', { name: 'Cleo Brand' });
  await user.click(name);
  expect(await screen.findByText('I clean as if my mother came to stay.')).toBeTruthy();
  for (const fact of ['Savannah, GA', 'English, Spanish', '6 years', 'Two jobs together'])
    expect(screen.getByText(fact), fact).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Cleo Brand' })).toBeTruthy();
});
