import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { EarningsTab } from './earnings-tab.tsx';

it('says that it could not be loaded, and asks again only when told to', async () => {
  const read: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    read.push(path);
    return Response.json({ error: 'internal', message: 'no' }, { status: 500 });
  });
  const user = await shown(<EarningsTab />, { words: ['cleaner', 'payouts'] });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(read.filter((path) => path.startsWith('/api/cleaner/earnings'))).toHaveLength(1);
  await user.click(retry);
  await waitFor(() => expect(read.filter((path) => path.startsWith('/api/cleaner/earnings'))).toHaveLength(2));
});
