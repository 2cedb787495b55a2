import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AdminBackgroundCheck } from '#contract/background-checks.ts';
import { shown } from '#web/testing/shown.tsx';
import { useToast } from '#web/ui/toast-state.ts';
import { useDecision } from './decision-form.tsx';

// what the form reads of a check
const checkOf = (status: string) =>
  ({ userId: 'u', status, identityChangedAt: null, user: { id: 'u', name: 'Greta' } }) as AdminBackgroundCheck;
const sent: unknown[] = [];
function Form({ check }: { check: AdminBackgroundCheck }) {
  const { reason, buttons } = useDecision(check);
  return (
    <>
      {reason}
      {buttons}
    </>
  );
}
const Toasts = () => <p role="status">{useToast()?.title}</p>;

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    if (body) sent.push(JSON.parse(String(body)));
    return Response.json(checkOf('REJECTED'));
  });
});

const form = (status: string) =>
  shown(
    <>
      <Form check={checkOf(status)} />
      <Toasts />
    </>,
    { words: ['admin', 'adminChecks'] },
  );

it('leads to the notes where they are needed, and says there alone that they are', async () => {
  const user = await form('FAILED');
  const notes = screen.getByRole('textbox', { name: 'Reason' });
  expect(screen.getByText('Required')).toBeTruthy();
  for (const name of ['Reject', 'Approve']) {
    await user.click(screen.getByRole('button', { name }));
    expect(document.activeElement).toBe(notes);
  }
  expect(screen.getByText('Enter a reason')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(sent).toEqual([]);
  await user.type(notes, 'A record was found.');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  // it mails at once, so it asks
  const question = within(await screen.findByRole('alertdialog', { name: /^Reject .*Greta.*\?$/ }));
  expect(sent).toEqual([]);
  expect(question.getByText('A record was found.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(sent).toEqual([{ decision: 'reject', notes: 'A record was found.' }]));
});

it('approves what passed without any', async () => {
  const user = await form('PASSED');
  expect(screen.getByText('Required to reject')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(sent).toEqual([{ decision: 'approve', notes: null }]));
});
