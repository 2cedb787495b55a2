import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import AdminPage from './admin-page.tsx';

it('asks for today’s jobs once, however late the operator’s zone is known', async () => {
  localStorage.setItem('token', 'good');
  const asked: string[] = [];
  const zone = Promise.withResolvers<Response>();
  const me = { id: '1', email: 'ann@example.com', name: 'Ann Lee', role: 'ADMIN', staffRole: 'owner', locale: 'en' };
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path === '/api/me') return Response.json(me);
    if (path === '/api/config') return zone.promise;
    return new Response('[]', { headers: { 'x-total-count': '0' } });
  });
  const jobsAsked = () => asked.filter((path) => path.startsWith('/api/admin/jobs')).length;
  const page = (
    <Routes>
      <Route path="/admin/:section" element={<AdminPage />} />
    </Routes>
  );
  await shown(page, { words: ['admin', 'adminLists', 'jobs'], at: '/admin/jobs' });
  await waitFor(() => expect(asked).toContain('/api/config'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(jobsAsked()).toBe(0);
  zone.resolve(Response.json({ timeZone: 'Pacific/Kiritimati' }));
  await screen.findByText('No upcoming jobs');
  expect(jobsAsked()).toBe(1);
});
