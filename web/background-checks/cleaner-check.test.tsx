import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { refetchChanged } from '#web/platform/refetch-changed.ts';
import { shown } from '#web/testing/shown.tsx';
import { CleanerCheck } from './cleaner-check.tsx';

const cleaner = { id: 'cleaner', role: 'CLEANER', firstName: 'Carla' } as User; // all it reads
const running = { status: 'IN_PROGRESS', completedAt: null, expiresAt: null, identityChangedAt: null, details: {} };
let check: object | null = null;
let paid = false;
beforeEach(() => {
  check = null;
  paid = false;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/background-check/status')) return Response.json(check);
    if (path.startsWith('/api/background-check/payment-info'))
      return Response.json({
        amountCents: 3900,
        currency: 'usd',
        paid,
        provider: 'sandbox',
        publishableKey: null,
        ...(paid && { hasReceipt: true }),
      });
    return Response.json(null);
  });
});
const show = (at: string) => {
  const queryClient = createQueryClient();
  const page = (
    <CleanerCheck user={cleaner} card={() => <p>card</p>} nearby={() => null} meanwhile={() => <p>meanwhile</p>} />
  );
  return { queryClient, done: shown(page, { words: ['backgroundChecks'], at, queryClient }) };
};

it.each(['disclosure', 'information', 'payment'])('a check under way has no step %s to go back to', async (step) => {
  check = running;
  paid = true;
  await show(`/background-check?step=${step}`).done;
  await screen.findByRole('heading', { level: 2, name: /under way|progress|checking|running/i });
  expect(screen.getByText('meanwhile')).toBeTruthy();
  expect(screen.queryByText('card')).toBeNull();
  expect(screen.queryByRole('button', { name: /\$39/ })).toBeNull();
});

it('a second tab leaves the steps as soon as the check was begun in the first', async () => {
  const { queryClient, done } = show('/background-check?step=disclosure');
  await done;
  const consent = await screen.findByRole('checkbox');
  check = running;
  paid = true;
  await refetchChanged(queryClient, { topics: ['check'] });
  await waitFor(() => expect(consent.isConnected).toBe(false));
  expect(screen.queryByText('card')).toBeNull();
});

it('comes after the profile, which fills in its form, and may still be begun before it', async () => {
  await show('/background-check').done;
  const first = await screen.findByRole('link', { name: 'Complete profile first' });
  expect(first.getAttribute('href')).toBe('/cleaner/onboarding');
  expect(screen.getByText(/your details carry over to the check/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start Background Check ($39)' })).toBeTruthy();
});

it('a check that is paid and not handed in asks for the form, not for the money again', async () => {
  paid = true;
  await show('/background-check').done;
  expect(await screen.findByRole('button', { name: 'Start the check' })).toBeTruthy();
  expect(screen.getByText(/We’ve received your payment/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /\$39/ })).toBeNull();
});

it('offers the receipt once something was paid, and none before', async () => {
  await show('/background-check').done;
  await screen.findByRole('heading', { level: 1, name: 'Background check' });
  expect(screen.queryByRole('button', { name: 'Receipt (PDF)' })).toBeNull();
  cleanup();
  paid = true;
  check = running;
  await show('/background-check').done;
  expect(await screen.findByRole('button', { name: 'Receipt (PDF)' })).toBeTruthy();
});

it('a reload at the payment begins again at the disclosure, and says why', async () => {
  await show('/background-check?step=payment').done;
  expect(await screen.findByRole('heading', { level: 1, name: 'Disclosure' })).toBeTruthy();
  expect(screen.getByText(/The page was reloaded/)).toBeTruthy();
});

it('an approval that has ended says so, what goes on, and offers the next check', async () => {
  const expiresAt = '2025-11-24T12:00:00.000Z';
  check = { ...running, status: 'APPROVED', completedAt: '2024-11-24T12:00:00.000Z', expiresAt };
  await show('/background-check').done;
  expect(
    await screen.findByRole('heading', { name: 'Your background check expired on November 24, 2025' }),
  ).toBeTruthy();
  expect(screen.getByText('Expired')).toBeTruthy();
  expect(screen.getByText(/You keep the jobs you have/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Renew check ($39)' })).toBeTruthy();
  expect(screen.queryByText(/You’re verified|You can bid on jobs until/)).toBeNull();
});

it('once it is paid and handed in, says what happens next, by when, and what then', async () => {
  check = { ...running, createdAt: new Date().toISOString() };
  paid = true;
  await show('/background-check').done;
  const next = await screen.findByRole('region', { name: 'What happens next' });
  expect(next.textContent).toMatch(
    /information is checked, usually by \w+day, .*team reviews.*decides on your approval.*email you the result/,
  );
});
