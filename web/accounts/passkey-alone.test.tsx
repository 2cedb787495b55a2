import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { AccountPasskeys } from './account-passkeys.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { EndTwoFactorDialog } from './end-two-factor-dialog.tsx';
import { PasswordForm } from './password-form.tsx';
import { RenewCodesDialog } from './renew-codes-dialog.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';

// A passkey as the only second factor, without an authenticator app.

vi.mock('./web-authn.ts', () => ({ createPasskey: async () => ({ id: 'made' }), signWithPasskey: async () => ({}) }));

const recoveryCodes = Array.from({ length: 10 }, (_, n) => `AAAA${n}-BBBB${n}`);
const since = '2026-05-06T16:00:00.000Z';
const key = (id: string) => ({ id, name: `Phone ${id}`, createdAt: since, lastUsedAt: null });
let held: object[] = [];
const sent: { path: string; body: unknown }[] = [];

beforeEach(() => {
  held = [];
  sent.length = 0;
  localStorage.setItem('token', 'good');
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent.push({ path, body: body && JSON.parse(String(body)) });
    if (path === '/api/me/two-factor/recovery-codes') return Response.json({ recoveryCodes });
    if (/^\/api\/me\/passkeys\/(options|proof)$/.test(path)) return Response.json({ challenge: 'c' });
    if (path === '/api/me/passkeys' && method === 'POST') {
      const first = held.length === 0;
      held = [...held, key(String(held.length))];
      return Response.json({ ...held.at(-1), ...(first && { recoveryCodes }) }, { status: 201 });
    }
    if (path === '/api/me/passkeys') return Response.json(held);
    if (path === '/api/auth/login/password') return Response.json({ challenge: 'c1', passkey: true, withoutApp: true });
    if (path === '/api/auth/login/passkey/options')
      return Response.json({ error: 'wrong_code', message: 'Wrong', requestId: 'r' }, { status: 401 });
    if (path === '/api/config') return Response.json({ mode: 'production' });
    if (path !== '/api/me/two-factor') return Response.json({ id: '1', name: 'Ada', role: 'ADMIN' });
    if (method === 'POST')
      return Response.json({ secret: 'GEZDGNBV', otpauthUrl: 'otpauth://totp/F' }, { status: 201 });
    const on = held.length > 0;
    return Response.json({
      ...{ since: on ? since : null, recoveryCodesLeft: on ? 10 : 0, required: true },
      ...(on && { withoutApp: true }),
    });
  });
});

it('adds the first without a code, shows the recovery codes till they are saved, and keeps the only one', async () => {
  const user = await shown(<AccountPasskeys />, { words: ['accountSafety', 'twoFactor'] });
  expect(await screen.findByText(/You don’t need an authenticator app/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('AAAA0-BBBB0')).toBeTruthy();
  expect(sent[0]).toEqual({ path: '/api/me/passkeys/options', body: {} });
  await user.click(screen.getByLabelText('I’ve saved my recovery codes'));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('AAAA0-BBBB0')).toBeNull());
  expect(await screen.findByText('Phone 0')).toBeTruthy();
  expect(screen.getByText(/your only second step/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

it('lets one of two be removed, and asks for a recovery code before another', async () => {
  held = [key('0'), key('1')];
  const user = await shown(<AccountPasskeys />, { words: ['accountSafety', 'twoFactor'] });
  expect(await screen.findAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByLabelText('Recovery code')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Use the code from your app' })).toBeNull();
});

it('gives new recovery codes for the passkey, when no code is left', async () => {
  held = [key('0')];
  const user = await shown(<RenewCodesDialog open onClose={() => undefined} />, { words: ['twoFactor'] });
  expect(await screen.findByLabelText('Recovery code')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Use a passkey instead' }));
  expect(await screen.findByText('AAAA0-BBBB0')).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual(['/api/me/passkeys/proof', '/api/me/two-factor/recovery-codes']);
  expect(sent[1]?.body).toEqual({ passkey: {} });
});

it('offers no passkey for new codes to who has none', async () => {
  await shown(<RenewCodesDialog open onClose={() => undefined} />, { words: ['twoFactor'] });
  expect(await screen.findByLabelText('Code from your app')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use a passkey instead' })).toBeNull();
});

it('turns it off for a recovery code', async () => {
  held = [key('0')];
  await shown(<EndTwoFactorDialog open onClose={() => undefined} />, { words: ['twoFactor'] });
  expect(await screen.findByLabelText('Recovery code')).toBeTruthy();
});

it('is offered to an admin who has to set up something first', async () => {
  const onDone = vi.fn();
  const user = await shown(<TwoFactorPanel onDone={onDone} onSignOut={() => undefined} />, { words: ['twoFactor'] });
  await user.click(await screen.findByRole('button', { name: 'Use a passkey instead' }));
  expect(screen.getByRole('heading', { name: 'Set up a passkey' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Use an authenticator app instead' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByLabelText('I’ve saved my recovery codes'));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(onDone).toHaveBeenCalledOnce();
});

it('leaves a login whose passkey fails to a recovery code, not to an app that is not there', async () => {
  localStorage.clear();
  const user = await shown(
    <AuthFrame head={null}>
      <PasswordForm submit="Log in" failure={{ title: 'Login Failed', text: 'Invalid' }} />
    </AuthFrame>,
    { words: ['shell', 'auth', 'twoFactor'] },
  );
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'a long enough passphrase');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await user.click(await screen.findByRole('button', { name: 'Use passkey' }));
  expect(await screen.findByText('The passkey didn’t work. Try again, or use a recovery code.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  expect(await screen.findByLabelText('Recovery code')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use the code from your app' })).toBeNull();
});
