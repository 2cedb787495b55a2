import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ListFilters } from './list-filters.tsx';
import { NameOfOne } from './name-of-one.ts';
import { useListFilters } from './use-list-filters.ts';

function Day() {
  return <p>{`from ${useListFilters<'from'>().day('from')}`}</p>;
}

function Filters({ folded = false }: { folded?: boolean }) {
  const filters = useListFilters<'status' | 'kind' | 'city'>();
  const options = [
    { value: 'open', label: 'Open' },
    { value: 'closed', label: 'Closed' },
  ];
  return (
    <ListFilters
      filters={filters}
      chips={{ name: 'status', legend: 'Status', all: 'All', folded, options }}
      search="Name or ID"
      also={['city']}
      more={{ names: ['kind'], fields: <p>Further choices</p> }}
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

it('shows what it is narrowed to by name, never by id, and gives the search back', async () => {
  const id = '01a21ad3-5662-7000-bab0-a771325e2659';
  vi.stubGlobal('fetch', async () => Response.json({}));
  const press = await shown(
    <NameOfOne value={(one) => (one === id ? 'Hanna Host' : null)}>
      <Filters />
    </NameOfOne>,
    { words: ['admin', 'ui'], at: `/admin/jobs?q=${id}` },
  );
  expect(screen.getByText('Hanna Host')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
  await press.click(screen.getByRole('button', { name: /Hanna Host/ }));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

it('keeps further choices folded until they are asked for, or narrow the list', async () => {
  const press = await show('/admin/users');
  const more = screen.getByRole('button', { name: 'More filters' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await press.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
});

it('opens further choices that narrow the list, not for those that stand beside them', async () => {
  for (const [at, open] of [
    ['/admin/users?kind=photo', 'true'],
    ['/admin/users?city=Austin', 'false'],
  ] as const) {
    await show(at);
    expect(screen.getByRole('button', { name: 'More filters' }).getAttribute('aria-expanded')).toBe(open);
    cleanup();
  }
});

it('gives the search back empty as well where the id was pasted into it', async () => {
  const press = await show('/admin/users');
  await press.type(screen.getByRole('searchbox'), '01a21ad3-5662-7000-bab0-a771325e2659');
  await press.click(await screen.findByRole('button', { name: /5e2659/ }));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

it('leaves out a day that no calendar has, or that the server takes from nobody', async () => {
  for (const [day, read] of [
    ['2026-02-28', '2026-02-28'],
    ['2026-02-31', undefined],
    ['2026-99-99', undefined],
    ['0001-01-01', undefined],
    ['2026-02', undefined],
  ]) {
    await shown(<Day />, { words: [], at: `/admin/jobs?from=${day}` });
    expect(screen.getByText(`from ${read}`)).toBeTruthy();
    cleanup();
  }
});
