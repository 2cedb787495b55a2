import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AdminUser } from '#contract/admin-people.ts';
import { shown } from '#web/testing/shown.tsx';
import { UserActions } from './user-actions.tsx';

const hanna: AdminUser = {
  ...{ id: 'u1', name: 'Hanna Whitfield', email: 'hanna@freshkey.example', phone: null, role: 'HOST' },
  ...{ status: 'active', emailVerified: true, onboardingCompleted: false, backgroundCheckStatus: null },
  ...{ ratingAvg: null, ratingCount: 0, jobCount: 0, propertyCount: 1, locale: 'en' },
  ...{ createdAt: '2026-05-01T10:00:00Z', lastSeenAt: null },
  ...{ suspendedAt: null, suspensionReason: null, suspendedBy: null },
  can: ['endTwoFactor'],
};

it('resets a lost second factor only with a reason, after saying what to make sure of first', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') sent.push(path, JSON.parse(String(body)));
    return Response.json({ ...hanna, can: [] });
  });
  const user = await shown(<UserActions user={hanna} onErased={() => undefined} />, {
    words: ['admin', 'adminLists', 'adminPeople', 'visits', 'ui'],
  });
  await user.click(screen.getByRole('button', { name: /Hanna Whitfield/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reset two-factor authentication' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/make sure it’s really them asking/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Reset two-factor authentication' }));
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'Lost the phone; seen on a video call.');
  await user.click(dialog.getByRole('button', { name: 'Reset two-factor authentication' }));
  await waitFor(() =>
    expect(sent).toEqual(['/api/admin/users/u1/end-two-factor', { reason: 'Lost the phone; seen on a video call.' }]),
  );
});
