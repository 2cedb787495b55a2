import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ReportedContent } from '#contract/moderation.ts';
import { shown } from '#web/testing/shown.tsx';
import { useToast } from '#web/ui/toast-state.ts';
import { CloseContentForm } from './close-content-form.tsx';
import { ContentEvidence } from './content-evidence.tsx';

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

it('sends what was looked at with the decision, and shows it anew where its author has changed it', async () => {
  let text = 'Call my private number.';
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method !== 'POST')
      return Response.json({ text, photoUrl: null, thumbnailUrl: null, matches: [], version: text });
    sent.push(JSON.parse(String(body)).seenVersion);
    text = 'I clean carefully.';
    return Response.json({ error: 'stale', message: path }, { status: 409 });
  });
  const report = {
    id: 'r',
    kind: 'profile',
    authorReason: 'private',
    can: ['none', 'warn'],
  } as unknown as ReportedContent; // what both read of it
  const user = await shown(
    <>
      <ContentEvidence id="r" />
      <CloseContentForm report={report} />
      <Toasts />
    </>,
    { words },
  );
  await user.click(await screen.findByRole('button', { name: 'Show content' }));
  await screen.findByText('Call my private number.');
  await user.type(screen.getByRole('textbox'), 'Private.');
  await user.click(screen.getByRole('button', { name: 'Close without action' }));
  expect(await screen.findByText('I clean carefully.')).toBeTruthy();
  expect(sent).toEqual(['Call my private number.']);
  expect(screen.getByText('This changed after you looked at it. Look again before you decide.')).toBeTruthy();
});

const Toasts = () => <p>{useToast()?.title}</p>;
