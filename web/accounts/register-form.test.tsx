import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { RegisterPanel } from './register-panel.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  // where the code step is kept
  sessionStorage.clear();
});

it('a code can be asked for again after a password was thought of, and what was typed is still there', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body = null }: RequestInit = {}) => {
    if (String(address).includes('/auth/')) asked.push(JSON.parse(String(body)));
    return new Response('{}', { status: 200 });
  });
  const user = await shown(<RegisterPanel presetRole="HOST" referralCode={undefined} />, { words: ['auth'] });
  await user.type(screen.getByLabelText('Full name'), 'Dana Reyes');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'dana@example.org');
  await user.click(screen.getByRole('button', { name: 'Use a password instead' }));
  await user.type(screen.getByLabelText('Password'), 'half a');
  await user.click(screen.getByRole('button', { name: 'Use a code instead' }));
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() =>
    expect(asked).toEqual([{ name: 'Dana Reyes', email: 'dana@example.org', phone: '', role: 'HOST' }]),
  );
});

it('lets sign up whoever comes with an invitation while hosts otherwise cannot', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ mode: 'production', off: ['hostSignUp'] }));
  await shown(<RegisterPanel presetRole="HOST" referralCode="CLEANABC" />, { words: ['auth'] });
  expect(await screen.findByText(/^We’re only taking hosts by invitation/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send code' })).toHaveProperty('disabled', false);
});

it('says who invited whoever comes with a code; one that is no one’s is said to be unknown, and not sent', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body = null }: RequestInit = {}) => {
    if (String(address).includes('/auth/')) asked.push(JSON.parse(String(body)));
    return String(address).endsWith('/api/referral-codes/CLEANABC')
      ? Response.json({ firstName: 'Cleo' })
      : Response.json({ error: 'not_found', message: 'No.', requestId: 'r' }, { status: 404 });
  });
  await shown(<RegisterPanel presetRole="HOST" referralCode="CLEANABC" />, { words: ['auth'] });
  expect(await screen.findByText('\u2068Cleo\u2069 invited you to Freshkey.')).toBeTruthy();
  cleanup();
  const user = await shown(<RegisterPanel presetRole="HOST" referralCode="CLEANXYZ" />, { words: ['auth'] });
  expect(await screen.findByText(/^We don’t recognize the referral code .*CLEANXYZ/)).toBeTruthy();
  expect(screen.queryByText(/invited/)).toBeNull();
  await user.type(screen.getByLabelText('Full name'), 'Dana Reyes');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'dana@example.org');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() =>
    expect(asked).toEqual([{ name: 'Dana Reyes', email: 'dana@example.org', phone: '', role: 'HOST' }]),
  );
});

it('says that nobody may sign up for one side instead of asking for details, and keeps what was typed', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ off: ['cleanerSignUp'] }));
  const user = await shown(<RegisterPanel presetRole="HOST" referralCode={undefined} />, { words: ['auth'] });
  await user.type(screen.getByLabelText('Full name'), 'Nora New');
  await user.click(screen.getByRole('radio', { name: /Cleaning professional/ }));
  await screen.findByText(/We’re not taking new cleaners right now/);
  expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull();
  expect(screen.queryByLabelText('Full name')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use a password instead' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Property Host/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Nora New');
});
