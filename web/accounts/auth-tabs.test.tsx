import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLanguage } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.tsx';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { AuthTabs } from './auth-tabs.tsx';

const marta = { id: '1', email: 'marta@lindqvist.example', name: 'Marta Lindqvist', role: 'HOST' };
const invalidCode = { error: 'invalid_code', message: 'Invalid or expired code', requestId: 'r1' };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

type Answers = Record<string, (body: Record<string, string>) => Response>;
let mode = 'production';
const sent: { path: string; body: Record<string, string> }[] = [];

/** The server as far as the form can tell; what this installation is, every page asks. */
function serverAnswers(answers: Answers) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    if (path === '/api/config') return json(200, { mode });
    sent.push({ path, body });
    return answers[path]?.(body) ?? json(404, { error: 'not_found', message: 'Not found', requestId: 'r1' });
  });
}

beforeEach(() => {
  sent.length = 0;
  mode = 'production';
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function WhoIsIn() {
  const { user, loading } = useSession();
  return <output>{loading ? 'verifying' : (user?.name ?? 'nobody')}</output>;
}

function Stray({ use: useContext }: { use: () => unknown }) {
  useContext();
  return null;
}

async function open(props: Partial<Parameters<typeof AuthTabs>[0]> = {}) {
  return shown(
    <>
      <AuthTabs initialTab="login" presetRole="HOST" referralCode={undefined} {...props} />
      <WhoIsIn />
      <ToastViewport />
    </>,
    { words: ['shell', 'auth'] },
  );
}

const press = (user: Awaited<ReturnType<typeof open>>, name: string) =>
  user.click(screen.getByRole('button', { name }));

it('logs in with the mailed code, after a wrong one', async () => {
  serverAnswers({
    '/api/auth/request-login-code': () => json(200, { message: 'sent' }),
    '/api/auth/verify-login': ({ code }) =>
      code === '1234' ? json(200, { token: 't1', user: marta }) : json(401, invalidCode),
  });
  const user = await open();
  await user.type(screen.getByLabelText('Email'), marta.email);
  await press(user, 'Send code');
  expect(await screen.findByText('Verification code sent')).toBeTruthy();
  expect(screen.getByText('5 attempts left')).toBeTruthy();

  await user.type(screen.getByLabelText('Login code'), '9999');
  expect(await screen.findByText('Verification failed')).toBeTruthy();
  expect(screen.getByText('Invalid or expired code')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('That’s not the code from our latest email');
  expect(screen.getByText('4 attempts left')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Login code').value).toBe('');

  await user.type(screen.getByLabelText('Login code'), '1234');
  expect(await screen.findByText('Marta Lindqvist')).toBeTruthy();
  expect(screen.getByText('Login successful')).toBeTruthy();
  expect(localStorage.getItem('token')).toBe('t1');
});

it('sends nothing for a code that is too short, and says why', async () => {
  serverAnswers({ '/api/auth/request-login-code': () => json(200, { message: 'sent' }) });
  const user = await open();
  await user.type(screen.getByLabelText('Email'), marta.email);
  await press(user, 'Send code');
  await user.type(await screen.findByLabelText('Login code'), '12');
  await press(user, 'Log in');
  expect(screen.getByText('Enter the 4 digits of your code')).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/request-login-code']);
});

it('keeps a way to the code that arrives late, with the tries that are left', async () => {
  serverAnswers({
    '/api/auth/request-login-code': () => json(200, { message: 'sent' }),
    '/api/auth/verify-login': ({ code }) =>
      code === '1234' ? json(200, { token: 't1', user: marta }) : json(401, invalidCode),
  });
  const user = await open();
  expect(screen.queryByRole('button', { name: 'I have a code' })).toBeNull();
  await user.type(screen.getByLabelText('Email'), marta.email);
  await press(user, 'Send code');
  await user.type(await screen.findByLabelText('Login code'), '9999');
  await screen.findByText('4 attempts left');
  await press(user, 'Try again');
  await press(user, 'I have a code');
  expect(screen.getByText('4 attempts left')).toBeTruthy();
  await user.type(screen.getByLabelText('Login code'), '1234');
  expect(await screen.findByText('Marta Lindqvist')).toBeTruthy();
});

it('says the specified sentence where the server says none', async () => {
  const silent = () => new Response('', { status: 502, statusText: 'Bad Gateway' });
  serverAnswers({ '/api/auth/request-login-code': silent });
  const user = await open();
  await user.type(screen.getByLabelText('Email'), marta.email);
  await press(user, 'Send code');
  expect(await screen.findByText('Failed to send code')).toBeTruthy();
  expect(screen.getByText('Failed to send verification code')).toBeTruthy();
  serverAnswers({
    '/api/auth/request-login-code': () => json(200, { message: 'sent' }),
    '/api/auth/verify-login': silent,
  });
  await press(user, 'Send code');
  await user.type(await screen.findByLabelText('Login code'), '1234');
  expect(await screen.findByText('Invalid verification code')).toBeTruthy();
  serverAnswers({ '/api/auth/request-login-code': () => new Response('not json', { status: 200 }) });
  await press(user, 'Try again');
  await press(user, 'Send code');
  expect(await screen.findByText('Please try again')).toBeTruthy();
});

it('says under the button which texts signing up accepts', async () => {
  await open({ initialTab: 'register' });
  expect(screen.getByText(/By signing up, you accept the/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/terms');
  expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy');
});

it.each([
  ['demo', true],
  ['production', false],
])('in %s mode says where the mail is: %s', async (installation, says) => {
  mode = installation;
  serverAnswers({ '/api/auth/request-login-code': () => json(200, { message: 'sent' }) });
  const user = await open();
  await user.type(screen.getByLabelText('Email'), marta.email);
  await press(user, 'Send code');
  await screen.findByLabelText('Login code');
  if (says) await screen.findByText(/^This is a demo/);
  const link = screen.queryByRole('link', { name: '/dev/mail' });
  const found = link && [link.getAttribute('href'), link.getAttribute('target')];
  expect(found).toEqual(says ? ['/dev/mail?to=marta%40lindqvist.example&language=en', '_blank'] : null);
});

it('goes back to the e-mail step on "Try again" and when the tab is switched', async () => {
  serverAnswers({ '/api/auth/request-login-code': () => json(200, { message: 'sent' }) });
  const user = await open();
  await user.type(screen.getByLabelText('Email'), marta.email);
  await press(user, 'Send code');
  await screen.findByLabelText('Login code');
  await press(user, 'Try again');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(marta.email);

  await press(user, 'Send code');
  await screen.findByLabelText('Login code');
  await user.click(screen.getByRole('tab', { name: 'Register' }));
  await user.click(screen.getByRole('tab', { name: 'Log in' }));
  expect(screen.queryByLabelText('Login code')).toBeNull();
  expect(screen.getByLabelText('Email')).toBeTruthy();
});

it('registers with the preset role and the referral code that came along', async () => {
  serverAnswers({
    '/api/referral-codes/CLEANABC': () => json(200, { firstName: 'Cleo' }),
    '/api/auth/request-register-code': () => json(200, { message: 'sent' }),
    '/api/auth/verify-register': () => json(201, { token: 't2', user: { ...marta, role: 'CLEANER' } }),
  });
  const user = await open({ initialTab: 'register', presetRole: 'CLEANER', referralCode: 'CLEANABC' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Cleaning professional/ }).checked).toBe(true);
  await user.type(screen.getByLabelText('Full name'), 'Dana Reyes');
  await user.type(screen.getByLabelText('Email'), 'dana@reyes.example');
  await press(user, 'Send code');
  await user.type(await screen.findByLabelText('Verification code'), '1234');
  expect(await screen.findByText('Welcome to Freshkey!')).toBeTruthy();
  expect(sent.at(-1)).toEqual({
    path: '/api/auth/verify-register',
    body: {
      name: 'Dana Reyes',
      email: 'dana@reyes.example',
      phone: '',
      role: 'CLEANER',
      referralCode: 'CLEANABC',
      code: '1234',
    },
  });
});

it('begins with what whoever invited the visitor knows of them', async () => {
  const given = { name: 'Dana Reyes', email: 'dana@reyes.example' };
  await open({ initialTab: 'register', given });
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Dana Reyes');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('dana@reyes.example');
});

it('shows what the server says about a field beside it, and keeps the form filled', async () => {
  serverAnswers({
    '/api/auth/register': () =>
      json(400, {
        error: 'invalid_input',
        message: 'Please check your information',
        fieldErrors: { password: { code: 'passwordCommon' } },
        requestId: 'r1',
      }),
  });
  const user = await open({ initialTab: 'register' });
  await press(user, 'Use a password instead');
  await user.type(screen.getByLabelText('Full name'), 'Dana Reyes');
  await user.type(screen.getByLabelText('Email'), 'dana@reyes.example');
  await user.type(screen.getByLabelText('Password'), 'password1234');
  await press(user, 'Create account');
  expect(await screen.findByText('Registration Failed')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('This password is too common');
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Dana Reyes');
});

it('refuses an answer without a token', async () => {
  serverAnswers({ '/api/auth/login/password': () => json(200, { user: marta }) });
  const user = await open();
  await press(user, 'Use a password instead');
  await user.type(screen.getByLabelText('Email'), marta.email);
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await press(user, 'Log in');
  expect(await screen.findByText('Login Failed')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Invalid response: missing user or token');
  expect(localStorage.getItem('token')).toBeNull();
});

it('clears a saved token that the server refuses, without a word', async () => {
  localStorage.setItem('token', 'stale');
  serverAnswers({ '/api/me': () => json(401, { error: 'not_signed_in', message: 'Sign in', requestId: 'r1' }) });
  await open();
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(await screen.findByText('nobody')).toBeTruthy();
});

it('throws when session or language is used outside its provider', () => {
  expect(() => render(<Stray use={useSession} />)).toThrow('useSession must be used within SessionProvider');
  expect(() => render(<Stray use={useLanguage} />)).toThrow('useLanguage must be used within LanguageProvider');
});
