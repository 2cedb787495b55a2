import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { BroadcastDialog } from './broadcast-dialog.tsx';

async function open() {
  vi.stubGlobal('fetch', async () => Response.json({}));
  const onClose = vi.fn();
  const user = await shown(<BroadcastDialog onClose={onClose} />, { words: ['broadcasts', 'ui'] });
  return { user, onClose, box: within(await screen.findByRole('dialog')) };
}

it('asks before what was written is discarded', async () => {
  const { user, onClose, box } = await open();
  await user.type(box.getByRole('textbox', { name: /Subject/ }), 'Payouts are faster');
  await user.keyboard('{Escape}');
  const asked = within(await screen.findByRole('alertdialog', { name: 'Discard this draft?' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(asked.getByRole('button', { name: 'Keep writing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(box.getByRole<HTMLInputElement>('textbox', { name: /Subject/ }).value).toBe('Payouts are faster');
  await user.click(box.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes at once where nothing was written', async () => {
  const { user, onClose } = await open();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
