import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
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

const Place = () => <p>{useLocation().pathname}</p>;

it.each([
  ['VIEWER', '/host/dashboard'],
  ['MANAGER', '/host/post-job'],
] as const)('a %s who comes to post a job is then at %s', async (role, place) => {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/me') return Response.json({ id: 'vic', role: 'HOST' });
    return Response.json([], { headers: { 'x-total-count': '0' } });
  });
  localStorage.setItem('token', 'good');
  keepActingFor({ id: 'hanna', name: 'Hanna', role, some: false });
  await fetchRights();
  const page = (
    <>
      <PostJobPage />
      <Place />
    </>
  );
  await shown(page, { words: ['posting', 'shell'], at: '/host/post-job' });
  expect(await screen.findByText(place)).toBeTruthy();
});
