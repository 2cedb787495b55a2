import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { RegisterPanel } from './register-panel.tsx';

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
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

it.each([
  ['nobody', undefined, /^We’re not taking new hosts/, true],
  ['whoever comes with an invitation', 'CLEANABC', /^We’re only taking hosts by invitation/, false],
])('while hosts cannot sign up, %s is told how it stands', async (_who, referralCode, sentence, closed) => {
  vi.stubGlobal('fetch', async () => Response.json({ mode: 'production', off: ['hostSignUp'] }));
  await shown(<RegisterPanel presetRole="HOST" referralCode={referralCode} />, { words: ['auth'] });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send code' })).toHaveProperty('disabled', closed);
});
