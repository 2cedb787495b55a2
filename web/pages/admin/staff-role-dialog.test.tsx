import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { StaffMember } from '#contract/staff.ts';
import { shown } from '#web/testing/shown.tsx';
import { StaffRoleDialog } from './staff-role-dialog.tsx';

// what the dialog reads of an admin
const member = { id: 's', name: 'Sam Support', staffRole: 'support' } as StaffMember;

it('says why nothing is sent where the role stays the same, and sends another once', async () => {
  const sent: unknown[] = [];
  const answer = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method !== 'GET') sent.push(JSON.parse(String(body)));
    await answer.promise;
    return Response.json({});
  });
  const onClose = vi.fn();
  const user = await shown(<StaffRoleDialog member={member} onClose={onClose} />, { words: ['staff', 'admin'] });
  await user.type(await screen.findByRole('textbox'), 'Moves to finance.');
  await user.click(screen.getByRole('button', { name: 'Change role' }));
  expect(screen.getByText('This is their role already. Choose another one.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /^Finance/ }));
  expect(screen.queryByText('This is their role already. Choose another one.')).toBeNull();
  await user.dblClick(screen.getByRole('button', { name: 'Change role' }));
  answer.resolve();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ staffRole: 'finance', reason: 'Moves to finance.' }]);
});
