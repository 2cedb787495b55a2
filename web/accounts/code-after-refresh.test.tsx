import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { codeLife } from '#contract/terms.ts';
import { useSession } from '#web/platform/session.tsx';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { AuthTabs } from './auth-tabs.tsx';

const marta = { id: '1', email: 'marta@lindqvist.example', name: 'Marta Lindqvist', role: 'HOST' };
const invalidCode = { error: 'invalid_code', message: 'Invalid or expired code', requestId: 'r1' };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

type Answers = Record<string, (body: Record<string, string>) => Response>;
const sent: { path: string; body: Record<string, string> }[] = [];

/** The server as far as the form can tell; what this installation is, every page asks. */
function serverAnswers(answers: Answers) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    if (path === '/api/config') return json(200, { mode: 'production' });
    sent.push({ path, body });
    return answers[path]?.(body) ?? json(404, { error: 'not_found', message: 'Not found', requestId: 'r1' });
  });
}

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function WhoIsIn() {
  const { user, loading } = useSession();
  return <output>{loading ? 'verifying' : (user?.name ?? 'nobody')}</output>;
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

it('comes back to the code step after a refresh, with the tries that are left', async () => {
  serverAnswers({
    '/api/auth/request-register-code': () => json(200, { message: 'sent' }),
    '/api/auth/verify-register': ({ code }) =>
      code === '1234' ? json(201, { token: 't2', user: marta }) : json(401, invalidCode),
  });
  const before = await open();
  await before.click(screen.getByRole('tab', { name: 'Register' }));
  await before.type(screen.getByLabelText('Full name'), marta.name);
  await before.type(screen.getByLabelText('Email'), marta.email);
  await press(before, 'Send code');
  await before.type(await screen.findByLabelText('Verification code'), '9999');
  await screen.findByText('4 attempts left');
  expect(sessionStorage.getItem('mailedCode')).not.toContain('9999');
  cleanup();
  const after = await open();
  await screen.findByText('4 attempts left');
  await after.type(screen.getByLabelText('Verification code'), '1234');
  expect(await screen.findByText('Marta Lindqvist')).toBeTruthy();
  const { name, email, role, code } = sent.at(-1)?.body ?? {};
  expect([name, email, role, code]).toEqual([marta.name, marta.email, 'HOST', '1234']);
  expect(sessionStorage.getItem('mailedCode')).toBeNull();
});

it('starts at the e-mail after a refresh once the code is old, and after "Try again"', async () => {
  const request = { email: marta.email, expiresAt: Date.now() - 1, resendAt: 0 };
  const stored = { tab: 'login', page: location.pathname, wrongTries: 0 };
  sessionStorage.setItem('mailedCode', JSON.stringify({ ...stored, request }));
  await open();
  expect(screen.queryByLabelText('Login code')).toBeNull();
  cleanup();
  const living = { ...request, expiresAt: Date.now() + codeLife };
  sessionStorage.setItem('mailedCode', JSON.stringify({ ...stored, request: living }));
  const user = await open();
  await screen.findByLabelText('Login code');
  await press(user, 'Try again');
  cleanup();
  await open();
  expect(screen.queryByLabelText('Login code')).toBeNull();
});

it('leads back from the address in its sentence, which is kept to be mended', async () => {
  const request = { email: marta.email, expiresAt: Date.now() + codeLife, resendAt: 0 };
  const stored = { tab: 'login', page: location.pathname, wrongTries: 0 };
  sessionStorage.setItem('mailedCode', JSON.stringify({ ...stored, request }));
  const user = await open();
  await screen.findByLabelText('Login code');
  await press(user, 'Use a different email');
  expect(screen.queryByLabelText('Login code')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(marta.email);
});
