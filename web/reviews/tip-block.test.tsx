import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { TipBlock } from './tip-block.tsx';
import type { Tip } from './use-tip.ts';

async function open() {
  const give = vi.fn();
  const tip = { give, giving: false, times: 0 } as unknown as Tip; // all that it asks
  const user = await shown(<TipBlock tip={tip} name="Carla" split={() => null} paidFrom="Visa ending in 4242" />, {
    words: ['reviews', 'validation', 'ui'],
  });
  return { user, give };
}

it('gives a tip by the one button that names it, and says before the press which card pays it', async () => {
  const { user, give } = await open();
  expect(screen.getByRole('button', { name: 'Choose an amount' })).toHaveProperty('disabled', true);
  expect(screen.queryByText('Visa ending in 4242')).toBeNull();
  await user.click(screen.getByRole('button', { name: '$10.00' }));
  expect(screen.getByText('Visa ending in 4242')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tip $10.00' }));
  expect(give.mock.calls).toEqual([[1000]]);
});

it('is paid by the button alone, not by Enter in its field, and to the cent', async () => {
  const { user, give } = await open();
  await user.click(screen.getByRole('button', { name: 'Other amount' }));
  await user.keyboard('12.25{Enter}');
  expect(give).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Tip $12.25' }));
  expect(give.mock.calls).toEqual([[1225]]);
});

it.each([
  ['0', 'The tip must be at least $0.50'],
  ['0.49', 'The tip must be at least $0.50'],
  ['abc', 'Enter an amount in dollars, such as 95.50'],
])('says at Enter what is wrong with %s, and no longer once it is corrected', async (typed, fault) => {
  const { user, give } = await open();
  await user.click(screen.getByRole('button', { name: 'Other amount' }));
  const amount = screen.getByLabelText('Tip in dollars');
  await user.type(amount, `${typed}{Enter}`);
  expect(screen.getByText(fault)).toBeTruthy();
  await user.clear(amount);
  expect(screen.queryByText(fault)).toBeNull();
  expect(give).not.toHaveBeenCalled();
});

it('has nothing to press while an amount is missing or is none, says why, and offers none of thousands', async () => {
  const { user, give } = await open();
  await user.click(screen.getByRole('button', { name: 'Other amount' }));
  expect(screen.getByRole('button', { name: 'Choose an amount' })).toHaveProperty('disabled', true);
  const amount = screen.getByLabelText('Tip in dollars');
  await user.type(amount, '{Enter}');
  expect(screen.getByText(/^Enter an amount, or deselect/)).toBeTruthy();
  await user.type(amount, '7.505');
  await user.tab();
  expect(screen.getByText('Use at most two decimals, such as 7.50')).toBeTruthy();
  expect(screen.queryByText(/must be at least|^Enter an amount/), 'one answer, not two').toBeNull();
  expect(screen.queryByRole('button', { name: '$7,505.00' })).toBeNull();
  expect(give).not.toHaveBeenCalled();
});
