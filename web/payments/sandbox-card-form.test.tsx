import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { SandboxCardForm } from './sandbox-card-form.tsx';

const intent = {
  kind: 'setup',
  id: 'seti_1',
  clientSecret: 'secret',
  provider: 'sandbox',
  publishableKey: null,
} as const;

it('says of a card that has expired so at its date, and leads there', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 'declined', declineReason: 'expired' }));
  const form = (
    <SandboxCardForm intent={intent} submitLabel="Save card" inDialog={false} onSucceeded={() => undefined} />
  );
  const user = await shown(form, { words: ['paying', 'payments'] });
  await user.type(screen.getByLabelText(/^Card number/), '4242424242424242');
  const expires = screen.getByLabelText(/^Expires/);
  await user.type(expires, '0120');
  await user.type(screen.getByLabelText(/^Security code/), '123');
  await user.click(screen.getByRole('button', { name: 'Save card' }));
  await screen.findByText('Your card has expired.');
  expect(expires.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(expires));
});
