import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import type { Property } from '#contract/properties.ts';
import { firstValues } from '#web/posting/first-values.ts';
import type { PostingValues } from '#web/posting/posting-values.ts';
import { shown } from '#web/testing/shown.tsx';
import { ComingStays } from './coming-stays.tsx';

const home = {
  id: 'dune',
  title: 'Dune House',
  timeZone: 'America/New_York',
  checkOutTime: '11:00',
  checkInTime: '16:00',
};
const stay = (id: string, checkOutDate: string, code: string) => ({
  ...{ id, checkInDate: '2099-11-20', checkOutDate, bookingStatus: 'confirmed', cleaning: { code }, overlaps: [] },
});

function Form() {
  const form = useForm<PostingValues>({ defaultValues: firstValues([]) });
  const [property, start, end] = form.watch(['propertyId', 'startTime', 'endTime']);
  return (
    <>
      <ComingStays form={form} properties={[{ ...home, defaultPayoutCents: 12_000 } as unknown as Property]} />
      <output>{`${property} ${start} ${end}`}</output>
    </>
  );
}
const open = (stays: object[]) => {
  vi.stubGlobal('fetch', async () => Response.json([{ property: home, stays, closures: [], cleanings: [] }]));
  return shown(<Form />, { words: ['posting'] });
};

it('fills in where and when after a check-out that nobody cleans after', async () => {
  const user = await open([stay('s', '2099-11-29', 'off'), stay('t', '2099-11-25', 'jobCreated')]);
  const chip = await screen.findByRole('button', { name: /^Dune House, .*Nov 29/ });
  expect(screen.queryByRole('button', { name: /Nov 25/ })).toBeNull();
  await user.click(chip);
  expect(screen.getByRole('status').textContent).toBe('dune 2099-11-29T11:00 2099-11-29T16:00');
  expect(chip.getAttribute('aria-pressed')).toBe('true');
});

it('says so where every check-out has its cleaning', async () => {
  await open([stay('t', '2099-11-25', 'jobCreated')]);
  expect(await screen.findByText(/^Every check-out in the next two weeks has/)).toBeTruthy();
  expect(screen.queryAllByRole('button'), 'there are none to press').toEqual([]);
});

it('names what will stand there while it is still being read', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await shown(<Form />, { words: ['posting'] });
  expect(screen.getByText('Clean after a check-out')).toBeTruthy();
  expect(screen.queryByText(/^Every check-out/), 'nobody knows yet').toBeNull();
});
