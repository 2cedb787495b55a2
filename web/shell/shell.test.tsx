import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getJob } from '#contract/calls.ts';
import type { Role } from '#contract/endpoint.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { expireToken } from '#web/platform/token.ts';
import { useRead } from '#web/platform/use-read.ts';
import { shown } from '#web/testing/shown.tsx';
import type { Denial } from './access-denied.tsx';
import { CleanerTabBar } from './cleaner-tab-bar.tsx';
import { RequireRole } from './require-role.tsx';
import { TopBar } from './top-bar.tsx';

const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  localStorage.clear();
});

/** A browser that holds a token of somebody with this role. */
function signedInAs(role: Role, locale = 'en', answers: Readonly<Record<string, object>> = {}) {
  localStorage.setItem('token', 'good');
  const user = { id: '1', email: 'ann@example.com', name: 'Ann Lee', role, locale };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push(`${init.method} ${path}${typeof init.body === 'string' ? ` ${init.body}` : ''}`);
    if (path === '/api/config') return Response.json({ mode: 'demo', marketing: { confirmed: true } });
    if (answers[path]) return Response.json(answers[path]);
    if (init.method === 'PATCH') return Response.json({ ...user, locale: 'de' });
    return path === '/api/me' ? Response.json(user) : new Response(null, { status: 204 });
  });
}

function WhereAmI() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname}</output>
      <output>{search}</output>
    </>
  );
}

const open = (page: React.ReactNode, at = '/somewhere', language: LanguageCode = 'en') =>
  shown(
    <>
      <TopBar />
      <Routes>
        <Route path="/auth" element={null} />
        <Route path="*" element={page} />
      </Routes>
      <WhereAmI />
    </>,
    { words: ['shell', 'cleaner'], at, language },
  );

/** A page that reads its job, above the bar. */
function JobPage() {
  useRead(getJob, { params: { id: 'j1' } });
  return <CleanerTabBar />;
}

const linksOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link', { hidden: true })
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('the links of the bar', () => {
  const ofHosts = ['Dashboard /host/dashboard', 'Post Job /host/post-job', 'Find cleaners /find-cleaners'];
  /** A cleaner has the bar at the foot in place of a menu. */
  const expected: Record<Role, { wide: string[]; narrow: string[] | undefined }> = {
    HOST: {
      wide: [...ofHosts, 'Calendar /host/calendar'],
      narrow: [...ofHosts, 'Messages /messages'],
    },
    CLEANER: {
      wide: ['Today /cleaner/today', 'Dashboard /cleaner/dashboard', 'Find jobs /find-jobs'],
      narrow: undefined,
    },
    // on a phone the sections of the panel: `admin-menu.test.tsx`
    ADMIN: { wide: ['Admin Panel /admin'], narrow: undefined },
  };
  for (const [role, { wide, narrow }] of Object.entries(expected)) {
    it(`of ${role}`, async () => {
      signedInAs(role as Role); // Object.entries widens the key
      const user = await open(null);
      await screen.findByRole('button', { name: 'AL Account of Ann Lee' });
      if (narrow) await user.click(screen.getByRole('button', { name: 'Open menu', hidden: true }));
      await waitFor(() => expect(screen.getAllByRole('navigation', { hidden: true })).toHaveLength(narrow ? 2 : 1));
      const [wideNav, narrowNav] = screen.getAllByRole('navigation', { hidden: true });
      expect(wideNav && linksOf(wideNav)).toEqual(wide);
      expect(narrowNav && linksOf(narrowNav)).toEqual(narrow);
    });
  }

  it('of a visitor lead in', async () => {
    await open(null);
    expect(screen.getAllByRole('link', { name: 'Log in', hidden: true })[0]?.getAttribute('href')).toBe('/login');
    expect(screen.getAllByRole('link', { name: 'Sign up', hidden: true })[0]?.getAttribute('href')).toBe('/register');
  });
});

describe('a page for one role', () => {
  const page = (otherwise: Denial | 'sign-in') => (
    <RequireRole roles={['HOST']} otherwise={otherwise}>
      secret
    </RequireRole>
  );
  it('opens to it', async () => {
    signedInAs('HOST');
    await open(page('host'));
    expect(await screen.findByText('secret')).toBeTruthy();
  });
  it('shows the specified card to another', async () => {
    signedInAs('CLEANER');
    await open(page('host'));
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(screen.getByText('This dashboard is only available for host accounts.')).toBeTruthy();
    expect(screen.queryByText('secret')).toBeNull();
  });
  it('leads a host at the admin panel to their own dashboard, too', async () => {
    signedInAs('HOST');
    await open(
      <RequireRole roles={['ADMIN']} otherwise="admin">
        secret
      </RequireRole>,
      '/admin',
    );
    const way = await screen.findByRole('link', { name: 'Go to your dashboard' });
    expect(way.getAttribute('href')).toBe('/host/dashboard');
    expect(screen.getByRole('link', { name: 'Admin Login' }).getAttribute('href')).toBe('/admin/login');
  });
  it('offers a visitor to log in and come back', async () => {
    await open(page('host'), '/host/dashboard?tab=jobs');
    await screen.findByRole('heading', { name: 'Access Denied' });
    const [way] = screen.getAllByRole('link', { name: 'Log in' }).slice(-1); // after those of the bar
    expect(way?.getAttribute('href')).toBe('/auth?next=%2Fhost%2Fdashboard%3Ftab%3Djobs');
  });
  it('sends to the sign-in screen where that is the rule', async () => {
    await open(page('sign-in'), '/host/post-job?from=1');
    expect(await screen.findByText('/auth')).toBeTruthy();
    expect(screen.getByText('?next=%2Fhost%2Fpost-job%3Ffrom%3D1')).toBeTruthy();
  });
  it('leads who was logged out meanwhile through the sign-in screen and back, instead of denying', async () => {
    signedInAs('HOST');
    await open(page('host'), '/host/dashboard?tab=jobs');
    await screen.findByText('secret');
    act(() => expireToken('good'));
    expect(await screen.findByText('/auth')).toBeTruthy();
    expect(screen.getByText('?next=%2Fhost%2Fdashboard%3Ftab%3Djobs')).toBeTruthy();
    expect(screen.queryByText('Access Denied')).toBeNull();
  });
  it('does the same in a tab that stands open while another logs out', async () => {
    signedInAs('HOST');
    await open(page('host'), '/host/dashboard');
    await screen.findByText('secret');
    localStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(await screen.findByText('?next=%2Fhost%2Fdashboard')).toBeTruthy();
    expect(screen.queryByText('Access Denied')).toBeNull();
  });
  it('does the same for a token that was no longer good when the page opened', async () => {
    localStorage.setItem('token', 'old');
    vi.stubGlobal('fetch', async () => Response.json({ error: 'not_signed_in' }, { status: 401 }));
    await open(page('host'), '/host/dashboard');
    expect(await screen.findByText('?next=%2Fhost%2Fdashboard')).toBeTruthy();
  });
  it('does not send somebody of another role back and forth', async () => {
    signedInAs('CLEANER');
    await open(page('sign-in'), '/host/post-job');
    expect(await screen.findByText('/auth')).toBeTruthy();
    expect(screen.queryByText(/next/)).toBeNull();
  });
});

describe('the bar at the foot of a cleaner’s phone', () => {
  for (const [at, marked] of [
    ['/cleaner/today', 'Today'],
    ['/cleaner/dashboard', 'Today'],
    ['/cleaner/dashboard?tab=overview', 'More'],
    ['/cleaner/clients', 'More'],
    ['/cleaner/helpers', 'More'],
    ['/cleaner/dashboard?tab=bids&sort=new', 'My jobs'],
    ['/cleaner/jobs', 'Find jobs'],
    ['/cleaner/dashboard?tab=recommended', 'Find jobs'],
    ['/de/find-jobs?zip=10001', 'Find jobs'],
    ['/cleaner/payouts/', 'Earnings'],
    ['/account', undefined],
  ] as const)
    it(`marks the place that ${at} belongs to`, async () => {
      signedInAs('CLEANER');
      await open(<CleanerTabBar />, at);
      const bar = await screen.findByRole('navigation', { name: 'Your work' });
      const current = [...bar.querySelectorAll('[aria-current="page"]')];
      expect(current.map((entry) => entry.textContent)).toEqual(marked ? [marked] : []);
    });
  for (const [whose, job, marked] of [
    ['one’s own', { cleanerId: '1', ownBid: null }, 'My jobs'],
    ['one to which one comes along', { cleanerId: '2', helping: true }, 'My jobs'],
    ['one that one has bid on', { cleanerId: null, ownBid: {} }, 'My jobs'],
    ['one to be found', { cleanerId: null, ownBid: null }, 'Find jobs'],
  ] as const)
    it(`marks where a job belongs that is ${whose}`, async () => {
      signedInAs('CLEANER', 'en', { '/api/jobs/j1': job });
      await open(<JobPage />, '/jobs/j1');
      const entry = await screen.findByRole('link', { current: 'page' });
      expect(entry.textContent).toBe(marked);
    });
  it('opens everything else behind its last entry, and marks where one is', async () => {
    signedInAs('CLEANER');
    const user = await open(<CleanerTabBar />, '/cleaner/clients');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    const menu = await screen.findByRole('dialog', { name: 'More' });
    expect(linksOf(menu)).toEqual([
      'Client Requests /cleaner/dashboard?tab=requests',
      'Clients /cleaner/dashboard?tab=clients',
      'Availability /cleaner/dashboard?tab=availability',
      'Referrals /cleaner/dashboard?tab=referrals',
      'Profile /cleaner/dashboard?tab=profile',
      'Helpers /cleaner/helpers',
      'Messages /messages',
      'Account settings /account',
      'Help center /help',
    ]);
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('Clients');
    await user.click(within(menu).getByRole('link', { name: 'Referrals' }));
    expect(await screen.findByText('?tab=referrals')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('logs out: home, no token, the server told', async () => {
  signedInAs('HOST');
  const user = await open(null, '/host/dashboard');
  await user.click(await screen.findByRole('button', { name: 'AL Account of Ann Lee' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(screen.getByText('/')).toBeTruthy();
  expect(calls).toContain('POST /api/auth/logout');
});

it('tells the account which language its mails should have, once', async () => {
  localStorage.setItem('language', 'de');
  signedInAs('HOST', 'en');
  await open(null, '/host/dashboard', 'de');
  await waitFor(() => expect(calls).toContain('PATCH /api/me {"locale":"de"}'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
});

it('applies and saves a chosen language about 100 ms later', async () => {
  const user = await open(null);
  await user.click(screen.getByRole('button', { name: 'Language: English' }));
  // Nothing may pass between the press and the look: a busy machine takes longer than the 100 ms.
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: /العربية/ }));
  expect([document.documentElement.lang, localStorage.getItem('language')]).toEqual(['en', null]);
  await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
  expect([document.documentElement.lang, localStorage.getItem('language')]).toEqual(['ar', 'ar']);
});
