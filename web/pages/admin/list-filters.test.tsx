import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ListFilters } from './list-filters.tsx';
import { useListFilters } from './use-list-filters.ts';

function Filters({ folded = false }: { folded?: boolean }) {
  const filters = useListFilters<'status' | 'kind'>();
  const options = [
    { value: 'open', label: 'Open' },
    { value: 'closed', label: 'Closed' },
  ];
  return (
    <ListFilters
      filters={filters}
      chips={{ name: 'status', legend: 'Status', all: 'All', folded, options }}
      search="Name or ID"
      also={['kind']}
    />
  );
}

const show = (at: string, folded = false) => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  return shown(<Filters folded={folded} />, { words: ['admin'], at });
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

it('offers few statuses in one field as well, where chips would take a second line', async () => {
  const press = await show('/admin/jobs?status=closed', true);
  const field = screen.getByRole('combobox', { name: 'Status' });
  expect(field).toHaveProperty('value', 'closed');
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  await press.selectOptions(field, 'Status: All');
  expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy();
});
