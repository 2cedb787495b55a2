import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '#web/platform/session.tsx';
import { shown } from '#web/testing/shown.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { PasswordForm } from './password-form.tsx';

const marta = { id: '1', email: 'marta@lindqvist.example', name: 'Marta Lindqvist', role: 'HOST' };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const wrongCode = { error: 'wrong_code', message: 'This code is wrong or was already used.', requestId: 'r1' };

const sent: { path: string; body: Record<string, string> }[] = [];
let refusal: object = wrongCode;

beforeEach(() => {
  sent.length = 0;
  refusal = wrongCode;
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    if (path === '/api/config') return json(200, { mode: 'production' });
    sent.push({ path, body });
    if (path === '/api/auth/login/password') return json(200, { challenge: 'c1' });
    const right = body.code === '123456' || body.code === '7K3M9-PQ2RS';
    return right ? json(200, { token: 't1', user: marta }) : json(401, refusal);
  });
});

function WhoIsIn() {
  const { user, loading } = useSession();
  return <output>{loading ? 'verifying' : (user?.name ?? 'nobody')}</output>;
}

const open = () =>
  shown(
    <>
      <AuthFrame head={null}>
        <PasswordForm submit="Log in" failure={{ title: 'Login Failed', text: 'Invalid' }} />
      </AuthFrame>
      <WhoIsIn />
    </>,
    { words: ['shell', 'auth', 'twoFactor'] },
  );

async function firstStep() {
  const user = await open();
  await user.type(screen.getByLabelText('Email'), marta.email);
  await user.type(screen.getByLabelText('Password'), 'a long enough passphrase');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByText('Enter the code from your app');
  return user;
}

it('asks for the app’s code after the password; a wrong one makes room for the next, the right one logs in', async () => {
  const user = await firstStep();
  expect(localStorage.getItem('token')).toBeNull();
  await user.type(screen.getByLabelText('Code from your app'), '000000');
  expect((await screen.findByRole('alert')).textContent).toBe('That code is wrong or was already used');
  expect(screen.getByLabelText<HTMLInputElement>('Code from your app').value).toBe('');
  await user.type(screen.getByLabelText('Code from your app'), '123456');
  expect(await screen.findByText('Marta Lindqvist')).toBeTruthy();
  expect(localStorage.getItem('token')).toBe('t1');
  expect(sent.at(-1)?.body).toEqual({ challenge: 'c1', code: '123456' });
  expect(sessionStorage.getItem('secondStep')).toBeNull();
});

it('outlives a refresh, because a phone may throw the page away meanwhile; and takes a recovery code', async () => {
  await firstStep();
  cleanup();
  const user = await open();
  await screen.findByText('Enter the code from your app');
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  await user.type(screen.getByLabelText('Recovery code'), '7K3M9-PQ2RS');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Marta Lindqvist')).toBeTruthy();
});

it('after too many wrong codes asks for a recovery code; after five in this login begins anew', async () => {
  refusal = { ...wrongCode, onlyRecovery: true };
  const user = await firstStep();
  await user.type(screen.getByLabelText('Code from your app'), '000000');
  expect(await screen.findByText('Enter a recovery code')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Too many wrong codes. Only a recovery code works now.');
  for (let n = 0; n < 4; n++) {
    await user.type(screen.getByLabelText('Recovery code'), 'nonsense');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
  }
  expect(await screen.findByText('This login has expired')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByLabelText('Password')).toBeTruthy();
});
