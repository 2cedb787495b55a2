import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { HomeChecklist } from '#contract/home-checklist.ts';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { ChecklistDialog } from './checklist-dialog.tsx';

const home = { id: 'home-1', title: 'Loft', bedrooms: 1, bathrooms: 1 };
const task = (name: string, room: string | null) => ({
  ...{ id: name, name, room, required: true, templateKey: null },
  ...{ note: null, photo: null },
});
let saved: HomeChecklist;
let answer: () => Response;
const sent: { version: string | null; tasks: { name: string; room: string | null }[] }[] = [];

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  saved = { version: 'v1', tasks: [task('Beds', 'Bedroom'), task('Dust', 'Bedroom'), task('Fern', 'Sunroom')] };
  answer = () => Response.json(saved);
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'PUT') {
      sent.push(JSON.parse(String(init.body)));
      return answer();
    }
    return path.includes('home-2')
      ? Response.json({ version: 'x', tasks: [task('Sand', 'Deck')] })
      : Response.json(saved);
  });
});

const onClose = vi.fn();
const open = () =>
  shown(<ChecklistDialog property={home} homes={[home, { id: 'home-2', title: 'Dune' }]} onClose={onClose} />, {
    words: ['homes', 'jobs'],
  });
const rows = () => screen.getAllByRole('textbox', { name: 'Task' }).map((row) => (row as HTMLInputElement).value);
const save = () => screen.getByRole('button', { name: 'Save checklist' });
const handle = (name: string) => screen.getByRole('button', { name: new RegExp(`^Move “${name}”`) });

it('moves a task with the arrow keys, over the edge of its room into the next, and says where it is', async () => {
  const user = await open();
  await waitFor(() => expect(rows()).toEqual(['Beds', 'Dust', 'Fern']));
  handle('Dust').focus();
  await user.keyboard('{ArrowUp}');
  expect(rows()).toEqual(['Dust', 'Beds', 'Fern']);
  expect(screen.getByText('Dust: now 1 of 3')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(handle('Dust')));
  handle('Beds').focus();
  await user.keyboard('{ArrowDown}');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.version).toBe('v1');
  expect(sent[0]?.tasks.map(({ name, room }) => [name, room])).toEqual([
    ['Dust', 'Bedroom'],
    ['Beds', 'Sunroom'],
    ['Fern', 'Sunroom'],
  ]);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('starts from a template that knows the rooms, takes another home’s list, and asks what a note is about', async () => {
  saved = { version: null, tasks: [] };
  const user = await open();
  const template = await screen.findByRole('button', { name: 'Start from a template' });
  expect(screen.getByText('Make beds'), 'what jobs have until then').toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save checklist' }), 'there is nothing to save yet').toBeNull();
  await user.click(template);
  expect(save()).toHaveProperty('disabled', false);
  expect(rows()).toContain('Change the bed linens');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Copy from another property' }), 'Dune');
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  await waitFor(() => expect(rows().at(-1)).toBe('Sand'));
  await user.click(screen.getByRole('button', { name: 'Add a task: Deck' }));
  await user.click(screen.getByRole('button', { name: 'Details:' }));
  await user.type(screen.getByRole('textbox', { name: /Note/ }), 'Both of them');
  await user.click(save());
  expect(await screen.findByText('Enter what needs to be done')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('keeps what was not saved, and lets its author decide when somebody else was faster', async () => {
  const user = await open();
  await waitFor(() => expect(rows()).toHaveLength(3));
  await user.type(screen.getAllByRole('textbox', { name: 'Task' })[0] ?? document.body, ' again');
  cleanup();
  await open();
  expect(await screen.findByText('These changes aren’t saved yet.')).toBeTruthy();
  expect(rows()[0]).toBe('Beds again');
  answer = () => Response.json({ error: 'stale', message: '', requestId: 'r' }, { status: 409 });
  saved = { version: 'v2', tasks: [task('Theirs', null)] };
  await user.click(save());
  const notice = within(
    (await screen.findByText('Someone else changed this checklist')).closest('[role=status]') as HTMLElement,
  );
  expect(rows()[0]).toBe('Beds again');
  answer = () => Response.json(saved);
  await user.click(notice.getByRole('button', { name: 'Keep mine' }));
  await user.click(save());
  await waitFor(() => expect(sent.at(-1)?.version).toBe('v2'));
});

it('asks whether another home’s list is added or replaces this one, shows what is required, and says on closing what is not saved', async () => {
  const homes = [
    home,
    { id: 'home-2', title: 'Dune', ownChecklist: true },
    { id: 'h3', title: 'Bare', ownChecklist: false },
  ];
  const into = vi.fn();
  Element.prototype.scrollIntoView = into;
  const user = await shown(
    <>
      <ChecklistDialog property={home} homes={homes} onClose={onClose} />
      <ToastViewport />
    </>,
    { words: ['homes', 'jobs'] },
  );
  await waitFor(() => expect(screen.getAllByRole('img', { name: 'Required' })).toHaveLength(3));
  expect(screen.queryByRole('option', { name: 'Bare' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Copy from another property' }), 'Dune');
  await screen.findByText('Add the list of Dune to this one, or replace this one?');
  expect(document.activeElement?.textContent).toContain('Add the list of Dune to this one');
  expect(into.mock.contexts.at(-1), 'the question is in sight').toBe(document.activeElement);
  expect(rows()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  expect(rows()).toEqual(['Sand']);
  await user.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  expect(rows()).toHaveLength(3);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Copy from another property' }), 'Dune');
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  expect(rows()).toEqual(['Sand']);
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Your changes aren’t saved yet')).toBeTruthy();
});

it('asks nothing where only an empty row stands, and of a list that is added again takes nothing twice', async () => {
  saved = { version: null, tasks: [] };
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Add a room' }));
  expect(rows()).toEqual(['']);
  const copy = () => user.selectOptions(screen.getByRole('combobox', { name: 'Copy from another property' }), 'Dune');
  await copy();
  await waitFor(() => expect(rows()).toEqual(['Sand']));
  expect(screen.queryByText(/^Add the list of Dune/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a task: Deck' }));
  await user.type(screen.getAllByRole('textbox', { name: 'Task' })[1] as HTMLElement, 'Sweep');
  await copy();
  await screen.findByText('Add the list of Dune to this one, or replace this one?');
  expect(screen.getByText(/1 task is there already$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(rows()).toEqual(['Sand', 'Sweep']);
});

it('finds any of many other homes to copy from, and never the one whose list it is', async () => {
  const homes = Array.from({ length: 40 }, (_, index) => ({
    id: index ? `other-${index}` : home.id,
    title: `Home ${index}`,
  }));
  const listed = homes.slice(0, 3).map((one) => ({ ...one, address: '1 Elm St' }));
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.includes('checklist') ? saved : listed));
  const words = ['homes', 'jobs', 'homeSearch'] as const;
  const user = await shown(<ChecklistDialog property={home} homes={homes} onClose={onClose} />, { words });
  const field = await screen.findByRole('combobox', { name: 'Copy from another property' });
  expect(field).toHaveProperty('placeholder', 'Copy from another property');
  await user.click(field);
  await screen.findByRole('option', { name: /Home 1/ });
  expect(screen.queryByRole('option', { name: /Home 0/ })).toBeNull();
});

it('goes on to the next task with Enter, begins one at the end of a room, and saves by its button alone', async () => {
  const user = await open();
  await waitFor(() => expect(rows()).toEqual(['Beds', 'Dust', 'Fern']));
  const fields = () => screen.getAllByRole('textbox', { name: 'Task' });
  await user.click(fields()[0] as HTMLElement);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(fields()[1]);
  await user.keyboard('{Enter}Mop');
  expect(rows()).toEqual(['Beds', 'Dust', 'Mop', 'Fern']);
  const [room] = screen.getAllByRole('textbox').filter((field) => field instanceof HTMLInputElement);
  if (room) await user.click(room);
  await user.keyboard('{Enter}');
  expect(sent).toHaveLength(0);
});
