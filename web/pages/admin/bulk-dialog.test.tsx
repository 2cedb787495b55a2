import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { BulkPanel } from './bulk-panel.tsx';
import { useBulkChoice } from './use-bulk-choice.ts';

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

const people = [
  { id: 'u1', name: 'Hanna Host' },
  { id: 'u2', name: 'Carlos Cleaner' },
];
const sent: (readonly string[])[] = [];
const answer = Promise.withResolvers<void>();
const half = async (_reason: string, ids: readonly string[]) => {
  sent.push(ids);
  await answer.promise;
  return {
    results: ids.map((id) =>
      id === 'u1'
        ? { id, outcome: 'done' as const, error: null }
        : { id, outcome: 'refused' as const, error: 'unavailable' as const },
    ),
  };
};

function Selecting() {
  const choice = useBulkChoice(people, ({ name }) => name);
  return (
    <>
      <button type="button" onClick={() => choice.selection.onChange(new Set(['u1', 'u2']))}>
        all
      </button>
      <BulkPanel choice={choice} offers={[{ action: 'endSessions', send: half }]} />
    </>
  );
}

it('keeps selected what could not be done, and sends once however often it is pressed', async () => {
  const user = await shown(<Selecting />, { words: ['adminPeople', 'adminLists', 'admin', 'errors'] });
  await user.click(screen.getByRole('button', { name: 'all' }));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  const box = within(await screen.findByRole('dialog'));
  await user.type(box.getByRole('textbox'), 'Shared password.');
  await user.dblClick(box.getByRole('button', { name: 'Log out' }));
  answer.resolve();
  await screen.findByText('Carlos Cleaner');
  expect(sent).toEqual([['u1', 'u2']]);
  const [close] = screen.getAllByRole('button', { name: 'Close' }).slice(-1);
  if (close) await user.click(close);
  expect((await screen.findByRole('status')).textContent).toBe('Selected: 1');
});

it('names whom it hits, the first few of many, and says that jobs are taken from them', async () => {
  const six = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'].map((name) => [name, name] as const);
  const closed = () => undefined;
  await shown(
    <BulkDialog
      action="suspend"
      names={new Map(six)}
      send={async () => ({ results: [] })}
      onClose={closed}
      onDone={closed}
    />,
    { words: ['adminPeople', 'adminLists', 'admin'] },
  );
  const { textContent } = await screen.findByRole('dialog');
  const told = String(textContent).replaceAll(/[\u2068\u2069]/g, '');
  expect(told).toMatch(/Ana, Ben, Cleo, Dan, Eve, and 2 more/);
  expect(told).toMatch(/taken from them and go to the next choice or reopen/);
});
