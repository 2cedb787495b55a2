import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { Field } from '#web/ui/field.tsx';
import { HomeSelect } from './home-select.tsx';
import { useHomes } from './use-homes.ts';

const idOf = (number: number) => `01a1f8e1-9514-7761-a1e9-${String(number).padStart(12, '0')}`;
const home = (number: number) => ({
  id: idOf(number),
  title: `Home ${number}`,
  address: `${number} Elm St`,
  city: 'Austin',
});
let all = [home(1)];
const asked: string[] = [];

/** The list as the server answers it: newest first, by the page, with what was searched for. */
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const { pathname, searchParams } = new URL(path, 'https://freshkey.example');
    const one = all.find(({ id }) => pathname.endsWith(id));
    if (one) return Response.json(one);
    const found = all.filter(({ title }) => title.includes(searchParams.get('q') ?? ''));
    const start = Number(searchParams.get('cursor') ?? 0);
    const end = start + Number(searchParams.get('limit'));
    const headers = new Headers({ 'x-total-count': String(found.length) });
    if (end < found.length) headers.set('link', `<https://freshkey.example/?cursor=${end}>; rel="next"`);
    return Response.json(found.slice(start, end), { headers });
  });
});

function Choice({ first, any }: { first: string; any?: string }) {
  const [value, setValue] = useState(first);
  const { properties } = useHomes(value);
  if (!properties) return null;
  return (
    <Field label="Property" help={properties.find(({ id }) => id === value)?.address}>
      <HomeSelect {...(any && { any })} homes={properties} value={value} onChange={setValue} />
    </Field>
  );
}
const open = (first = '', any?: string) =>
  shown(<Choice first={first} {...(any && { any })} />, { words: ['homeSearch'] });
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Property' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('a few are in the browser’s own list', async () => {
  all = [home(1), home(2)];
  const user = await open();
  await user.selectOptions(await screen.findByLabelText('Property'), 'Home 2');
  expect(await screen.findByText('2 Elm St')).toBeTruthy();
});

it('any of many is found on the server by what is typed, and stays chosen', async () => {
  all = Array.from({ length: 300 }, (_, index) => home(index + 1));
  const user = await open();
  await user.type(await field(), 'Home 287');
  await user.click(await screen.findByRole('option', { name: /Home 287/ }));
  expect(await field()).toHaveProperty('value', 'Home 287');
  expect(await screen.findByText('287 Elm St')).toBeTruthy();
  expect(asked.some((path) => path.includes('limit=100'))).toBe(false);
});

it('many come by the page as the list is scrolled', async () => {
  all = Array.from({ length: 45 }, (_, index) => home(index + 1));
  const user = await open();
  await user.click(await field());
  await waitFor(() => expect(options()).toHaveLength(20));
  fireEvent.scroll(screen.getByRole('listbox'));
  await waitFor(() => expect(options()).toHaveLength(40));
});

it('one that the address names is shown, wherever it stands', async () => {
  all = Array.from({ length: 60 }, (_, index) => home(index + 1));
  await open(idOf(58));
  await waitFor(async () => expect(await field()).toHaveProperty('value', 'Home 58'));
});

it('offers to choose none above the others, where that is a choice', async () => {
  all = Array.from({ length: 45 }, (_, index) => home(index + 1));
  const user = await open(idOf(3), 'All properties');
  await waitFor(async () => expect(await field()).toHaveProperty('value', 'Home 3'));
  await user.click(await field());
  await user.click(screen.getByRole('option', { name: 'All properties' }));
  expect(await field()).toHaveProperty('value', '');
  expect(await field()).toHaveProperty('placeholder', 'All properties');
});

it('says so where none has the words, and takes nothing by Enter', async () => {
  all = Array.from({ length: 60 }, (_, index) => home(index + 1));
  const user = await open();
  await user.type(await field(), 'Nowhere{Enter}');
  expect(await screen.findByText('No properties match.')).toBeTruthy();
});

const chosen = vi.fn();
function SlowChoice() {
  const { properties } = useHomes();
  return (
    <Field label="Property">
      <HomeSelect any="All properties" homes={properties} value="" onChange={chosen} />
    </Field>
  );
}

it.each([2, 60])('of %i homes the chosen one shows at once, though who keeps the choice is slower', async (many) => {
  all = Array.from({ length: many }, (_, index) => home(index + 1));
  const user = await shown(<SlowChoice />, { words: ['homeSearch'] });
  if (many === 2) {
    await screen.findByRole('option', { name: 'Home 2' });
    await user.selectOptions(await field(), 'Home 2');
    expect(await field()).toHaveProperty('value', idOf(2));
  } else {
    await user.type(await screen.findByPlaceholderText('All properties'), 'Home 57');
    await user.click(await screen.findByRole('option', { name: /Home 57/ }));
    expect(await field()).toHaveProperty('value', 'Home 57');
  }
  expect(chosen).toHaveBeenCalledWith(idOf(many === 2 ? 2 : 57), many === 2 ? undefined : expect.anything());
});
