import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { AccountTwoFactor } from './account-two-factor.tsx';

const recoveryCodes = Array.from({ length: 10 }, (_, n) => `AAAA${n}-BBBB${n}`);
let since: string | null = null;

beforeEach(() => {
  since = null;
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path !== '/api/me/two-factor') return Response.json({ id: '1', name: 'Ann', role: 'HOST' });
    if (init.method === 'POST')
      return Response.json({ secret: 'GEZDGNBVGY3TQOJQ', otpauthUrl: 'otpauth://totp/Freshkey:ann' }, { status: 201 });
    if (init.method === 'GET') return Response.json({ since, recoveryCodesLeft: since ? 10 : 0, required: false });
    since = '2026-05-06T16:00:00.000Z';
    return Response.json({ recoveryCodes });
  });
});

it('keeps the recovery codes on screen though the section behind them says already that it is on', async () => {
  const user = await shown(<AccountTwoFactor />, { words: ['accountSafety', 'twoFactor'] });
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await user.type(await screen.findByLabelText('The 6 digits your app shows now'), '123456');
  expect(await screen.findByText('AAAA0-BBBB0')).toBeTruthy();
  expect(screen.getByText('You have 10 recovery codes left.')).toBeTruthy();
  await user.click(screen.getByLabelText('I’ve saved my recovery codes'));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeTruthy();
  expect(screen.queryByText('AAAA0-BBBB0')).toBeNull();
});

it('says to confirm the email first, where trying again would not help', async () => {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path !== '/api/me/two-factor') return Response.json({ id: '1', name: 'Ann', role: 'HOST' });
    if (init.method === 'GET') return Response.json({ since: null, recoveryCodesLeft: 0, required: false });
    return Response.json({ error: 'email_unverified', message: 'Confirm it first.' }, { status: 403 });
  });
  const user = await shown(<AccountTwoFactor />, { words: ['accountSafety', 'twoFactor', 'errors'] });
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  expect(await screen.findByText(/^Confirm your email address first/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
