import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { HelperJoinPanel } from './helper-join-panel.tsx';

const answers: Record<string, unknown> = {
  '/api/me': { id: 'r', name: 'Rosa', email: 'rosa@example.com', role: 'CLEANER' },
  '/api/helper-invitations/look': { cleaner: 'Carlos', name: 'Rosa', email: 'rosa@example.com', account: 'cleaner' },
};

it('who accepts with an account they have is told whom they help now', async () => {
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path] ?? {}));
  const arrived = vi.fn();
  const user = await shown(
    <>
      <HelperJoinPanel token="t" onArrived={arrived} />
      <ToastViewport />
    </>,
    { words: ['helpers', 'auth'] },
  );
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(arrived).toHaveBeenCalledWith(false));
  expect((await screen.findAllByText(/You now help .*Carlos/)).length).toBeGreaterThan(0);
});
