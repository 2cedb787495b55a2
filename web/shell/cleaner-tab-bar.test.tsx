import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { CleanerTabBar } from './cleaner-tab-bar.tsx';

it('says how many things wait for an answer, as the server counts them', async () => {
  const answers: Record<string, object> = {
    '/api/me': { id: '1', email: 'ann@example.com', name: 'Ann Lee', role: 'CLEANER', onboardingCompleted: true },
    '/api/cleaner/overview': { toAnswer: 7, week: [] },
  };
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path] ?? {}));
  await shown(<CleanerTabBar />, { words: ['shell'] });
  expect(await screen.findByText('Waiting for your answer: 7')).toBeTruthy();
});
