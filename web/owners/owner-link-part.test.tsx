import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { OwnerLinkPart } from './owner-link-part.tsx';

const dates = { createdAt: '2026-05-06T16:00:00Z', expiresAt: '2027-05-06T16:00:00Z' };
let link: typeof dates | null;
const sent: string[] = [];

beforeEach(() => {
  link = null;
  sent.length = 0;
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit) => {
    if (method === 'GET') return Response.json(link);
    sent.push(method);
    link = method === 'POST' ? dates : null;
    if (method === 'DELETE') return new Response(null, { status: 204 });
    return Response.json({ ...dates, url: 'https://freshkey.example/owner-statements/secret' }, { status: 201 });
  });
});

const part = () => shown(<OwnerLinkPart propertyId="p" />, { words: ['ownerLink'] });

it('is off until the host makes it, shows the link once, and until when it works', async () => {
  const user = await part();
  await user.click(await screen.findByRole('button', { name: 'Create link' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link for the owner' });
  expect(field.value).toBe('https://freshkey.example/owner-statements/secret');
  expect(await screen.findByText(/A link is active until .*2027/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create new link' })).toBeTruthy();
});

it('a link that is there is not shown again, and is turned off only after a question', async () => {
  link = dates;
  const user = await part();
  await user.click(await screen.findByRole('button', { name: 'Turn off link' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(sent).toEqual([]);
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Turn off link' }));
  expect(await screen.findByRole('button', { name: 'Create link' })).toBeTruthy();
  expect(sent).toEqual(['DELETE']);
});

it('asks before a new link ends the one that its owner has', async () => {
  link = dates;
  const user = await part();
  await user.click(await screen.findByRole('button', { name: 'Create new link' }));
  const question = await screen.findByRole('alertdialog', { name: 'Replace the owner’s link?' });
  expect(question.textContent).toContain('The old link stops working right away.');
  expect(sent).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Create new link' }));
  expect(await screen.findByRole('textbox', { name: 'Link for the owner' })).toBeTruthy();
  expect(sent).toEqual(['POST']);
});
