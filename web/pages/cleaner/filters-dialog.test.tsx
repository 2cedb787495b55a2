import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { FiltersDialog } from './filters-dialog.tsx';
import { useJobFilters } from './use-job-filters.ts';

const close = vi.fn();

function Filters({ count }: { count: number }) {
  const profile = { serviceRadiusKm: 40 } as never; // all that the fields read
  return <FiltersDialog filters={useJobFilters()} profile={profile} count={count} open onOpenChange={close} />;
}

it('says on its button how many jobs the filters leave, and goes to them', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const user = await shown(<Filters count={3} />, { words: ['cleaner', 'jobs', 'searches'], at: '/?type=deep' });
  await user.click(await screen.findByRole('button', { name: 'Show 3 jobs' }));
  expect(close).toHaveBeenCalledWith(false);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});
