import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Property } from '#contract/properties.ts';
import { shown } from '#web/testing/shown.tsx';
import { emptyPosting, type PostingValues } from './posting-values.ts';
import { PropertyChoice } from './property-choice.tsx';

const home = (number: number) =>
  ({
    id: `01a1f8e1-9514-7761-a1e9-${String(number).padStart(12, '0')}`,
    title: `Home ${number}`,
    address: `${number} Elm St`,
    defaultPayoutCents: number * 100,
  }) as Property; // all that the choice reads
const newest = Array.from({ length: 40 }, (_, index) => home(index + 1));

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([home(287)], { headers: { 'x-total-count': '1' } }));
});

function Choice() {
  const form = useForm<PostingValues>({ defaultValues: emptyPosting });
  return (
    <>
      <PropertyChoice form={form} properties={newest} />
      <input aria-label="Budget" {...form.register('payoutCents')} />
    </>
  );
}

it('takes the usual payout of a home that a search found beyond the newest', async () => {
  const user = await shown(<Choice />, { words: ['posting', 'homeSearch'] });
  await user.type(await screen.findByRole('combobox', { name: 'Property' }), 'Home 287');
  await user.click(await screen.findByRole('option', { name: /Home 287/ }));
  expect(screen.getByLabelText('Budget')).toHaveProperty('value', '28700');
});
