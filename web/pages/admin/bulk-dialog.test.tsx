import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { BulkDialog } from './bulk-dialog.tsx';

it('says of an admin among those who were to be suspended where that is done', async () => {
  const names = new Map([
    ['u1', 'Hanna Host'],
    ['a1', 'Ada Owner'],
  ]);
  const results = [
    { id: 'u1', outcome: 'done', error: null },
    { id: 'a1', outcome: 'refused', error: 'forbidden' },
  ] as const;
  const send = async () => ({ results: [...results] });
  const closed = () => undefined;
  const user = await shown(<BulkDialog action="suspend" {...{ names, send }} onClose={closed} onDone={closed} />, {
    words: ['adminPeople', 'adminLists', 'admin'],
  });
  await user.type(await screen.findByRole('textbox'), 'A trial.');
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  const [done, refused] = await screen.findAllByRole('listitem');
  expect(done?.textContent).toBe('Hanna HostDone');
  expect(refused && within(refused).getByText(/^Admins can’t be suspended/)).toBeTruthy();
});
