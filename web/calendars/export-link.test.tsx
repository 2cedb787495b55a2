import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ExportLink } from './export-link.tsx';

const url = 'https://freshkey.example/calendar/0123456789abcdefghijklmnopqrstuv.ics';
const sent: string[] = [];
let link: { createdAt: string } | null = null;

beforeEach(() => {
  sent.length = 0;
  link = null;
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit) => {
    if (method !== 'GET') sent.push(method);
    if (method === 'POST') link = { createdAt: '2026-11-22T15:00:00Z' };
    if (method === 'DELETE') {
      link = null;
      return new Response(null, { status: 204 });
    }
    return new Response(JSON.stringify(method === 'POST' ? { ...link, url } : link));
  });
});

const open = () => shown(<ExportLink viewer="host" />, { words: ['calendarLink'] });

it('makes a link, copies it and leads to each calendar app', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Create private link' }));
  expect(await screen.findByLabelText('Private link')).toHaveProperty('value', url);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(url));
  const webcal = url.replace('https:', 'webcal:');
  const addressOf = (app: string) => screen.getByRole('link', { name: `Add to ${app}` }).getAttribute('href');
  expect(addressOf('Google Calendar')).toContain(encodeURIComponent(webcal));
  expect(addressOf('Apple Calendar')).toBe(webcal);
  expect(addressOf('Outlook')).toContain(encodeURIComponent(url));
});

it('never shows a link twice; it is replaced only after saying what that does', async () => {
  link = { createdAt: '2026-11-20T15:00:00Z' };
  const user = await open();
  expect(await screen.findByText(/Your link has been active since/)).toBeTruthy();
  expect(screen.queryByLabelText('Private link')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Replace link' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/the old one stops working right away/)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Replace link' }));
  expect(await screen.findByLabelText('Private link')).toHaveProperty('value', url);
});

it('revokes a link and offers to begin anew', async () => {
  link = { createdAt: '2026-11-20T15:00:00Z' };
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Revoke link' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Apps that use it won’t get any more updates/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Revoke link' }));
  expect(await screen.findByRole('button', { name: 'Create private link' })).toBeTruthy();
  expect(sent).toEqual(['DELETE']);
});
