import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { KnownCleaner } from '#contract/host-cleaners.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { fetchRights } from '#web/platform/may.ts';
import { shown } from '#web/testing/shown.tsx';
import { FirstInvited } from './first-invited.tsx';
import { bodyOf, emptyPosting, type PostingForm, type PostingValues } from './posting-values.ts';

const cleaner = (name: string, more: Partial<KnownCleaner> = {}): KnownCleaner => ({
  ...{ id: `01a1f8e1-9514-7761-a1e9-09d2334af3${name.length}${name.length}`, name, pictureUrl: null, email: null },
  ...{ phone: null, ratingAvg: null, ratingCount: 0, blocked: false, favorite: false, jobsCompleted: 1, note: null },
  lastPropertyId: null,
  ...more,
});
const known = [cleaner('Ana'), cleaner('Bela', { blocked: true }), cleaner('Cleos', { favorite: true })];

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(known)));
});

const seen: { form?: PostingForm } = {};

function InForm() {
  const form = useContractForm<PostingValues>(() => import('./posting-schema.ts').then((file) => file.postingSchema), {
    defaultValues: emptyPosting,
  });
  seen.form = form;
  return <FirstInvited form={form} />;
}

it('is off until the host asks for it; favorites stand first, blocked cleaners nowhere', async () => {
  const user = await shown(<InForm />, { words: ['posting', 'inviteFirst'] });
  expect(seen.form?.getValues('inviteFirst')).toBeUndefined();
  await user.click(await screen.findByRole('button', { name: 'Invite cleaners first' }));
  const group = await screen.findByRole('group', { name: 'Invited first' });
  const names = [...group.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Cleos', 'Ana']);
});

it('sends whom the host chose, and for how long', async () => {
  const user = await shown(<InForm />, { words: ['posting', 'inviteFirst'] });
  await user.click(await screen.findByRole('button', { name: 'Invite cleaners first' }));
  await user.click(await screen.findByRole('button', { name: 'Ana' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Open to everyone after' }), '12 hours');
  const body = bodyOf(seen.form?.getValues() ?? emptyPosting, 'UTC');
  expect(body.inviteFirst).toEqual({ cleanerIds: [known[0]?.id], hours: 12 });
  await user.click(screen.getByRole('button', { name: 'Let everyone bid right away' }));
  expect(bodyOf(seen.form?.getValues() ?? emptyPosting, 'UTC').inviteFirst).toBeUndefined();
});

it('means the favorites of the day, until one is picked or left out by hand', async () => {
  const more = cleaner('Dora', { favorite: true });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify([...known, more])));
  const user = await shown(<InForm />, { words: ['posting', 'inviteFirst'] });
  await user.click(await screen.findByRole('button', { name: 'Invite cleaners first' }));
  await user.click(await screen.findByRole('button', { name: 'Choose my favorites' }));
  const favorites = [known[2]?.id, more.id];
  expect(seen.form?.getValues('inviteFirst')).toEqual({ cleanerIds: favorites, favorites: true, hours: 6 });
  expect(screen.getByText(/we invite the favorites you have then/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Dora' }));
  expect(seen.form?.getValues('inviteFirst')).toEqual({ cleanerIds: [known[2]?.id], hours: 6 });
});

it('means all of more favorites than are invited, and says so', async () => {
  const many = Array.from({ length: 11 }, (_, index) => cleaner('F'.repeat(index + 10), { favorite: true }));
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(many)));
  const user = await shown(<InForm />, { words: ['posting', 'inviteFirst'] });
  await user.click(await screen.findByRole('button', { name: 'Invite cleaners first' }));
  await user.click(await screen.findByRole('button', { name: 'Choose my favorites' }));
  expect(seen.form?.getValues('inviteFirst.cleanerIds')).toHaveLength(10);
  const group = screen.getByRole('group', { name: 'Invited first' });
  expect(group.querySelectorAll('[aria-pressed="true"]')).toHaveLength(11);
  expect(screen.getByText(/We invite up to 10/)).toBeTruthy();
});

it('says beside the list that nobody is chosen', async () => {
  const user = await shown(<InForm />, { words: ['posting', 'inviteFirst'] });
  await user.click(await screen.findByRole('button', { name: 'Invite cleaners first' }));
  await screen.findByRole('button', { name: 'Ana' });
  await seen.form?.handleSubmit(() => {})();
  await waitFor(() => expect(screen.getByText(/^Choose at least one cleaner/)).toBeTruthy());
});

it('holds nothing against who asks for it after a try to post', async () => {
  const user = await shown(<InForm />, { words: ['posting', 'inviteFirst'] });
  await seen.form?.handleSubmit(() => {})();
  await user.click(await screen.findByRole('button', { name: 'Invite cleaners first' }));
  await screen.findByRole('button', { name: 'Ana' });
  expect(screen.queryByText(/^Choose at least one cleaner/)).toBeNull();
});

it('is not offered to who looks after some homes only, who does not see the cleaners', async () => {
  localStorage.setItem('acting-for', JSON.stringify({ id: 'h', name: 'Hanna', role: 'MANAGER', some: true }));
  await fetchRights();
  await shown(<InForm />, { words: ['posting', 'inviteFirst'] });
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks for how long only of who knows somebody to invite', async () => {
  vi.stubGlobal('fetch', async () => new Response('[]'));
  const user = await shown(<InForm />, { words: ['posting', 'inviteFirst'] });
  await user.click(await screen.findByRole('button', { name: 'Invite cleaners first' }));
  await screen.findByText(/^You don’t know any cleaners yet/);
  expect(screen.queryByRole('combobox', { name: 'Open to everyone after' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Let everyone bid right away' })).toBeTruthy();
});
