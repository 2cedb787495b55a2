import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { CleanerTabBar } from './cleaner-tab-bar.tsx';

it('counts what Today asks: requests, reports, invitations to help, a returned payout, changes, and to confirm unless one may start already', async () => {
  const answers: Record<string, object> = {
    '/api/me': { id: '1', email: 'ann@example.com', name: 'Ann Lee', role: 'CLEANER', onboardingCompleted: true },
    '/api/cleaner/overview': {
      ...{ clientRequests: 2, reportsToAnswer: 1, askedToHelp: 1, payoutReturned: true },
      week: [{ can: ['confirm'] }, { can: ['acceptChange'] }, { can: ['message'] }, { can: ['confirm', 'start'] }],
    },
  };
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path] ?? {}));
  await shown(<CleanerTabBar />, { words: ['shell'] });
  expect(await screen.findByText('Waiting for your answer: 7')).toBeTruthy();
});
