import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { StaffMember } from '#contract/staff.ts';
import { shown } from '#web/testing/shown.tsx';
import { StaffTable } from './staff-table.tsx';

const bo: StaffMember = {
  ...{ id: 'b', name: 'Bo', email: 'bo@freshkey.example', staffRole: 'support', twoFactor: true },
  ...{ createdAt: '2026-05-01T10:00:00Z', lastSeenAt: null, can: ['changeRole', 'remove', 'endTwoFactor'] },
};
const open = async (can: StaffMember['can']) => {
  const onAsk = vi.fn();
  const words = ['staff', 'adminPeople', 'ui'];
  const user = await shown(<StaffTable members={[{ ...bo, can }]} onAsk={onAsk} />, { words });
  await user.click(screen.getAllByRole('button', { name: /Bo/ })[0] as HTMLElement);
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  return { user, onAsk, items };
};

it('offers to reset a colleague’s two-factor authentication where that is told', async () => {
  const { user, onAsk, items } = await open(bo.can);
  expect(items).toHaveLength(3);
  await user.click(screen.getByRole('menuitem', { name: 'Reset two-factor authentication' }));
  expect(onAsk).toHaveBeenCalledWith('endTwoFactor', expect.objectContaining({ id: 'b' }));
});

it('does not offer it to who has none', async () => {
  const { items } = await open(['changeRole', 'remove']);
  expect(items).not.toContain('Reset two-factor authentication');
});
