import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { BroadcastDialog } from './broadcast-dialog.tsx';

async function open() {
  vi.stubGlobal('fetch', async () => Response.json({}));
  const onClose = vi.fn();
  const user = await shown(<BroadcastDialog onClose={onClose} />, { words: ['broadcasts', 'ui', 'admin', 'common'] });
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

it('says below the city that nobody is there, and goes on where somebody is', async () => {
  const { user, box } = await open();
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json({ people: path.includes('Atlantis') ? 0 : 3, unsubscribed: 0, city: 'Savannah' }),
  );
  await user.type(box.getByRole('textbox', { name: /Subject/ }), 'Payouts are faster');
  await user.type(box.getByRole('textbox', { name: /Message/ }), 'A day sooner.');
  const city = box.getByRole('textbox', { name: /City/ });
  const goOn = () => user.click(box.getByRole('button', { name: 'Continue' }));
  await user.type(city, 'Atlantis');
  await goOn();
  expect(await box.findByText(/There’s no one in this city to send this to/)).toBeTruthy();
  expect(document.activeElement).toBe(city);
  await user.clear(city);
  await user.type(city, 'savannah');
  await goOn();
  expect(await screen.findByRole('dialog', { name: 'Send this broadcast?' })).toBeTruthy();
  expect(await screen.findByText('Savannah')).toBeTruthy();
});
