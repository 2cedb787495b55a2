import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ReferralsPanel } from './referrals-panel.tsx';

const none = { code: 'CLEAN7F2', invited: 0, completed: 0, creditsLeft: 0, creditsUsed: 0, savedCents: 0, items: [] };
const nora = { name: 'Nora L.', joinedAt: '2026-11-20T10:00:00Z', completedAt: null, creditsEarned: 0 };
let known: object;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(known));
});

it('tells who has not begun what will happen', async () => {
  known = none;
  await shown(<ReferralsPanel />, { words: ['referrals'] });
  const steps = within(await screen.findByRole('list', { name: 'How it works' })).getAllByRole('listitem');
  expect(steps).toHaveLength(3);
  expect(steps[2]?.textContent).toContain('10 cleanings without our fee');
  expect(screen.getByText('CLEAN7F2')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Who signed up with your code' })).toBeNull();
});

it('shows who came once there is somebody', async () => {
  known = { ...none, invited: 1, items: [nora] };
  await shown(<ReferralsPanel />, { words: ['referrals'] });
  await screen.findByText('Nora L.');
  expect(screen.queryByRole('list', { name: 'How it works' })).toBeNull();
});
