import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keepActingFor } from '#web/platform/acting-for.ts';
import { fetchRights } from '#web/platform/may.ts';
import { shown } from '#web/testing/shown.tsx';
import PostJobPage from './post-job-page.tsx';
import { useTab } from './use-tab.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const Tab = () => <p>{useTab(['billing'])[0]}</p>;

it.each([
  ['billing', 'overview'],
  ['jobs', 'jobs'],
])('an address that names %s opens %s where billing is closed', async (named, opened) => {
  await shown(<Tab />, { at: `/host/dashboard?tab=${named}` });
  expect(screen.getByText(opened)).toBeTruthy();
});

const viewersText = 'You can’t post jobs for this host';

it.each([
  ['VIEWER', true],
  ['MANAGER', false],
] as const)('whether a %s who comes to post a job is told that they can’t: %s', async (role, isTold) => {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/me') return Response.json({ id: 'vic', role: 'HOST' });
    return Response.json([], { headers: { 'x-total-count': '0' } });
  });
  localStorage.setItem('token', 'good');
  keepActingFor({ id: 'hanna', name: 'Hanna', role, some: false });
  await fetchRights();
  await shown(<PostJobPage />, { words: ['posting', 'shell'], at: '/host/post-job' });
  expect(await screen.findByText(isTold ? viewersText : /^Background-checked cleaners/)).toBeTruthy();
  expect(screen.queryByText(viewersText) !== null).toBe(isTold);
});
