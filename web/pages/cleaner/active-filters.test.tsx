import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { useJobFilters } from './use-job-filters.ts';

function Present() {
  const filters = useJobFilters();
  const { search } = useLocation();
  return (
    <>
      {filters.count > 0 && <ActiveFilters filters={filters} />}
      <output>{search}</output>
    </>
  );
}
const address = () => screen.getByRole('status').textContent;
const at = '/?view=map&type=deep&minimum=90&radius=25';

it('names each filter of the address, and takes off the one that is pressed', async () => {
  const user = await shown(<Present />, { words: ['cleaner', 'jobs', 'searches'], at });
  await user.click(await screen.findByRole('button', { name: /From .\$90\.00/ }));
  expect(address()).toBe('?view=map&type=deep&radius=25');
  expect(screen.getByText(/^Within 25/)).toBeTruthy();
});

it('takes off all of them and stays on the map', async () => {
  const user = await shown(<Present />, { words: ['cleaner', 'jobs', 'searches'], at });
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('?view=map');
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
});
