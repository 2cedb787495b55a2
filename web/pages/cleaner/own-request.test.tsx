import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ClientRequest } from '#contract/hiring.ts';
import { shown } from '#web/testing/shown.tsx';
import { OwnRequest } from './own-request.tsx';

const known = { cleanerFeeCents: 500, usual: { minutes: 150, basis: 'home', sample: 3 }, way: { km: 4, minutes: 30 } };

async function acceptOf(fit: string, doubts: object[] = []) {
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('before-bid') ? Response.json({ ...known, fit, doubts }) : Response.json({}),
  );
  const when = { startTime: '2099-11-27T17:00:00Z', endTime: '2099-11-27T19:00:00Z', timeZone: 'America/New_York' };
  const about = { id: 'q', property: { title: 'Barn' }, host: { name: 'Hanna' }, payoutCents: 9_000 };
  const size = { area: 'Savannah, GA 31401', cleaningType: 'standard', bedrooms: 2, bathrooms: 1 };
  cleanup();
  // all that a request's card reads
  const request = { ...about, ...size, ...when, message: null, invitationId: 'i' } as unknown as ClientRequest;
  await shown(<OwnRequest request={request} />, { words: ['hiring', 'payments', 'beforeBid', 'jobs', 'common'] });
  return screen.findByRole('button', { name: 'Accept job' });
}

it('offers no yes to a request that cannot fit the day', async () => {
  const impossible = await acceptOf('impossible');
  await waitFor(() => expect(impossible).toHaveProperty('disabled', true));
  const tight = await acceptOf('tight');
  expect(await screen.findByText('Tight')).toBeTruthy();
  expect(tight).toHaveProperty('disabled', false);
});

it('calls a day off a day off, and not tight', async () => {
  await acceptOf('tight', [{ code: 'notWorkday', job: null, busy: null }]);
  expect(await screen.findByText('Day off')).toBeTruthy();
  expect(screen.queryByText('Tight')).toBeNull();
});

it('tells where it is, how large, and what an hour of it brings', async () => {
  await acceptOf('fits');
  expect(screen.getByText('Savannah, GA 31401')).toBeTruthy();
  expect(screen.getByText('Standard · 2 bed, 1 bath')).toBeTruthy();
  expect(await screen.findByText('Nothing gets in the way.')).toBeTruthy();
  expect(screen.getByText('per hour with travel').textContent).toBe('$28.33 per hour with travel');
  expect(screen.getByText(/^Travel adds/).textContent).toBe('Travel adds 30 min to your day. (2.5 mi)');
});
