import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { Newest } from './newest.tsx';

it.each([
  ['en', null],
  ['ar', 'en'],
])('of an account last used in %s, an English browser asks for the words in %s', async (locale, language) => {
  const asked: URL[] = [];
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://here');
    asked.push(url);
    if (url.pathname === '/api/me') return Response.json({ id: '1', name: 'Cleo', role: 'CLEANER', locale });
    return Response.json([]);
  });
  await shown(<Newest onFollow={() => undefined} />, { words: ['notifications'] });
  const last = () => asked.findLast(({ pathname }) => pathname === '/api/notifications')?.searchParams;
  await waitFor(() => expect(last()?.get('language')).toBe(language));
});
