import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ListFilters } from './list-filters.tsx';
import { useListFilters } from './use-list-filters.ts';

function Filters() {
  const filters = useListFilters<'status' | 'kind'>();
  const options = [
    { value: 'open', label: 'Open' },
    { value: 'closed', label: 'Closed' },
  ];
  return (
    <ListFilters
      filters={filters}
      chips={{ name: 'status', legend: 'Status', all: 'All', options }}
      search="Name or ID"
      also={['kind']}
    />
  );
}

const show = (at: string) => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  return shown(<Filters />, { words: ['admin'], at });
};

it('says on the folded filters how many of them narrow the list', async () => {
  const press = await show('/admin/users?kind=photo');
  const fold = screen.getByRole('button', { name: 'Filters (1)' });
  await press.click(screen.getByRole('button', { name: 'Open' }));
  expect(fold.textContent).toBe('Filters (2)');
  await press.click(screen.getByRole('button', { name: 'All' }));
  expect(fold.textContent).toBe('Filters (1)');
});

it('unfolds and folds them', async () => {
  const press = await show('/admin/users');
  const fold = screen.getByRole('button', { name: 'Filters' });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  await press.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  await press.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('false');
});
