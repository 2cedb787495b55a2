import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ClientRequest } from '#contract/hiring.ts';
import { shown } from '#web/testing/shown.tsx';
import { OwnRequest } from './own-request.tsx';

async function acceptOf(fit: string, doubts: object[] = []) {
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('before-bid') ? Response.json({ fit, doubts }) : Response.json({}),
  );
  const when = { startTime: '2099-11-27T17:00:00Z', endTime: '2099-11-27T19:00:00Z', timeZone: 'America/New_York' };
  const about = { id: 'q', property: { title: 'Barn' }, host: { name: 'Hanna' }, payoutCents: 9_000 };
  cleanup();
  // all that a request's card reads
  const request = { ...about, ...when, message: null, invitationId: 'i' } as unknown as ClientRequest;
  await shown(<OwnRequest request={request} />, { words: ['hiring', 'payments', 'beforeBid'] });
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
