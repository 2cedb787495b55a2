import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ReportedContent } from '#contract/moderation.ts';
import { shown } from '#web/testing/shown.tsx';
import { CloseContentForm } from './close-content-form.tsx';

const words = ['messageReports', 'contentReports', 'adminSettings', 'admin'];
const sent: unknown[] = [];
const show = (authorReason: ReportedContent['authorReason']) => {
  // what the form reads of a report
  const report = { id: 'r', kind: 'photo', authorReason, can: ['none', 'warn', 'hide'] } as ReportedContent;
  return shown(<CloseContentForm report={report} />, { words });
};

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent.push(JSON.parse(String(body)));
    return Response.json({});
  });
});

it('gives the author the reason of the report unless the admin chooses another', async () => {
  const user = await show('fake');
  await user.click(await screen.findByRole('radio', { name: /^Hide the photo/ }));
  const reason = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Reason we give the author' });
  expect(reason.value).toBe('fake');
  await user.selectOptions(reason, 'It shows something private');
  await user.type(screen.getByRole('textbox'), 'A letter is in view.');
  await user.click(screen.getByRole('button', { name: 'Hide the photo' }));
  expect(sent).toEqual([{ action: 'hide', authorReason: 'private', reason: 'A letter is in view.' }]);
});

it('asks for no reason for an author who hears nothing, and has one chosen where none was named', async () => {
  const user = await show(null);
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(await screen.findByRole('radio', { name: /^Warn the author/ }));
  expect(screen.getByRole('button', { name: 'Warn the author' })).toBeTruthy();
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'No reason' }).selected).toBe(false);
  await user.type(screen.getByRole('textbox'), 'Nothing wrong with it.');
  await user.click(screen.getByRole('button', { name: 'Warn the author' }));
  expect(screen.getByText('Choose a reason, or “No reason”.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /^No action/ }));
  await user.click(screen.getByRole('button', { name: 'Close without action' }));
  expect(sent).toEqual([{ action: 'none', reason: 'Nothing wrong with it.' }]);
});

it('begins at the first choice', async () => {
  await show(null);
  expect(document.activeElement).toBe(await screen.findByRole('radio', { name: /^No action/ }));
});
