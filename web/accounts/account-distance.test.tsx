import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { DistanceUnit } from '#contract/distance.ts';
import { useSession } from '#web/platform/session.tsx';
import { useDistance } from '#web/platform/use-distance.ts';
import { shown } from '#web/testing/shown.tsx';
import { AccountDistance } from './account-distance.tsx';

const sent: string[] = [];
let distanceUnit: DistanceUnit = 'mi';
beforeEach(() => {
  sent.length = 0;
  distanceUnit = 'mi';
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'PATCH') {
      sent.push(`${path} ${init.body}`);
      distanceUnit = 'km';
    }
    return Response.json({ id: '1', name: 'Ann Lee', role: 'CLEANER', distanceUnit });
  });
});

function Page() {
  const user: User | null = useSession().user;
  const { distance } = useDistance();
  return (
    <>
      {user && <AccountDistance user={user} />}
      <output>{distance(24)}</output>
    </>
  );
}

it('miles unless chosen otherwise; kilometres once they are', async () => {
  const user = await shown(<Page />, { words: ['account'] });
  const choice = await screen.findByRole('combobox', { name: 'Distances' });
  expect(screen.getByText('15 mi')).toBeTruthy();
  await user.selectOptions(choice, 'Kilometers');
  await waitFor(() => expect(screen.getByText('24 km')).toBeTruthy());
  expect(sent).toEqual(['/api/me {"distanceUnit":"km"}']);
});
