import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { BidForm } from './bid-form.tsx';

it('refuses less than the minimum at the field on Enter and on leaving, and keeps the place of what a price brings', async () => {
  const user = await shown(<BidForm jobId="job-1" split={(cents) => <p>brings {cents}</p>} />, { words: ['bids'] });
  const price = screen.getByLabelText('Your price');
  await user.type(price, '120');
  expect(screen.getByText('brings 12000').closest('.invisible')).toBeNull();
  await user.clear(price);
  await user.type(price, '12');
  expect(price.getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.getByText(/^brings/).closest('.invisible')).toBeTruthy();
  await user.type(price, '{Enter}');
  await waitFor(() => expect(price.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Minimum bid is $30')).toBeTruthy();
  await user.type(price, '0');
  await waitFor(() => expect(price.getAttribute('aria-invalid')).not.toBe('true'));
  await user.type(price, '{Backspace}');
  await user.tab();
  await waitFor(() => expect(price.getAttribute('aria-invalid')).toBe('true'));
});
