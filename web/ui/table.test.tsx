import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { Table, type TableColumn } from './table.tsx';

type Payment = { id: string; refund: string };

const columns: TableColumn<Payment>[] = [
  { key: 'id', header: 'Payment', cell: ({ id }) => id },
  { key: 'refund', header: 'Refunded', cell: ({ refund }) => refund, filled: ({ refund }) => refund !== '' },
];

const headers = async (rows: Payment[]) => {
  await shown(<Table caption="Payments" columns={columns} rows={rows} rowKey={({ id }) => id} />);
  return (await screen.findAllByRole('columnheader', { hidden: true })).map(({ textContent }) => textContent);
};

it('leaves out a column that no row has anything in', async () => {
  expect(await headers([{ id: 'p-1', refund: '' }])).toEqual(['Payment']);
});

it('shows it to all rows once one has', async () => {
  const rows = [
    { id: 'p-1', refund: '' },
    { id: 'p-2', refund: '$12.00' },
  ];
  expect(await headers(rows)).toEqual(['Payment', 'Refunded']);
});

it('offers a box only for rows that can be selected, and selects all of those', async () => {
  const rows = ['paid', 'pending', 'held'].map((id) => ({ id, refund: '' }));
  const onChange = vi.fn();
  const user = await shown(
    <Table
      caption="Payments"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      selection={{ keys: new Set(), onChange }}
      selectable={({ id }) => id !== 'paid'}
    />,
    { words: ['ui'] },
  );
  const boxes = await screen.findAllByRole('checkbox', { hidden: true });
  expect(boxes.length).toBe(3);
  if (boxes[0]) await user.click(boxes[0]);
  expect(onChange).toHaveBeenCalledWith(new Set(['pending', 'held']));
});

it('says on a phone in words what comes first, and there alone what a card says in one line', async () => {
  const made: TableColumn<Payment>[] = [
    { key: 'id', header: 'Payment', cell: ({ id }) => id, sortable: true },
    {
      key: 'at',
      header: 'Joined',
      cell: () => 'Aug 2',
      sortable: true,
      startsDown: true,
      order: 'age',
      phone: 'hidden',
    },
    { key: 'facts', header: 'Facts', cell: () => 'Cleaner · joined Aug 2', phone: 'facts' },
  ];
  const onSort = vi.fn();
  const user = await shown(
    <Table
      caption="Payments"
      columns={made}
      rows={[{ id: 'p-1', refund: '' }]}
      rowKey={({ id }) => id}
      sort={{ key: 'at', direction: 'desc' }}
      onSort={onSort}
    />,
    { words: ['ui'] },
  );
  const menu = await screen.findByRole('combobox', { hidden: true });
  const words = [...menu.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(words).toEqual(['Sort by', 'Payment, A to Z', 'Payment, Z to A', 'Newest first', 'Oldest first']);
  await user.selectOptions(menu, 'Oldest first');
  expect(onSort).toHaveBeenCalledWith({ key: 'at', direction: 'asc' });
  const headers = screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
  expect(headers).toEqual(['Payment', 'Joined']);
  expect(screen.getByText('Cleaner · joined Aug 2')).toBeTruthy();
});
