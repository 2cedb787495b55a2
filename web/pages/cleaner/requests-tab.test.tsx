import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { RequestsTab } from './requests-tab.tsx';

const when = { startTime: '2099-11-27T17:00:00Z', endTime: '2099-11-27T19:00:00Z', timeZone: 'America/New_York' };
const about = { host: { name: 'Hanna' }, payoutCents: 9_000, message: null, invitationId: 'i' };
const size = { area: 'Savannah, GA 31401', cleaningType: 'standard', bedrooms: 2, bathrooms: 1 };
const requests = ['Barn', 'Loft', 'Mill'].map((title) => ({
  id: title,
  property: { title },
  ...about,
  ...size,
  ...when,
}));
const fit = {
  cleanerFeeCents: 500,
  usual: { minutes: 150, basis: 'home', sample: 3 },
  way: null,
  fit: 'fits',
  doubts: [],
};

it('keeps a request that was accepted in its place, says what happens now and leads there', async () => {
  let waiting = requests;
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit = {}) => {
    if (method === 'POST') {
      waiting = requests.filter(({ id }) => id !== 'Loft');
      return Response.json({ id: 'Loft' });
    }
    if (path.includes('before-bid')) return Response.json(fit);
    return Response.json(path.includes('/requests') ? waiting : {});
  });
  const words = ['cleaner', 'hiring', 'payments', 'beforeBid', 'jobs', 'shell', 'common'];
  const user = await shown(<RequestsTab mayBid />, { words });
  const accept = (await screen.findAllByRole('button', { name: 'Accept job' }))[1];
  if (!accept) throw new Error('Three hosts ask');
  await user.click(accept);
  expect(await screen.findByText('Job accepted')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Barn',
    'Loft',
    'Mill',
  ]);
  expect(document.activeElement?.textContent).toBe('Loft');
  expect(screen.getByRole('link', { name: 'Open job' }).getAttribute('href')).toBe('/jobs/Loft');
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
  expect(screen.getByText(/You’ll find it under “My jobs”/)).toBeTruthy();
});
