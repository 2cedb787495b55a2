import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { shown } from '#web/testing/shown.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

// what the dialog reads of an account
const carlos = { id: '1', email: 'carlos@example.com', name: 'Carlos', role: 'CLEANER' } as User;
const sent: string[] = [];
let answer: () => Response;

beforeEach(() => {
  sent.length = 0;
  localStorage.setItem('token', 'good');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method !== 'DELETE') return Response.json(carlos);
    sent.push(`${path} ${init.body}`);
    return answer();
  });
});

async function open() {
  const onDeleted = vi.fn();
  const dialog = <DeleteAccountDialog user={carlos} open onClose={() => undefined} onDeleted={onDeleted} />;
  const user = await shown(dialog, { words: ['accountDialogs'] });
  return { user, onDeleted, field: await screen.findByLabelText('Type carlos@example.com to confirm') };
}

it('deletes once the account’s own email is typed, in whatever case', async () => {
  answer = () => new Response(null, { status: 204 });
  const { user, onDeleted, field } = await open();
  await user.type(field, 'somebody@example.com{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('This isn’t the email address on your account');
  expect(sent).toEqual([]);
  await user.clear(field);
  await user.type(field, 'Carlos@Example.com{Enter}');
  expect(sent).toEqual(['/api/me {"email":"Carlos@Example.com"}']);
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
});

it('names what is open, with the way to it, and leaves the account alone', async () => {
  const things = [
    { kind: 'job', jobId: 'j1', jobTitle: 'Dune House' },
    { kind: 'balance', amountCents: 11_500 },
  ];
  const refused = { error: 'open_money', message: 'Money is open.', open: things, requestId: 'r1' };
  answer = () => Response.json(refused, { status: 409 });
  const { user, onDeleted, field } = await open();
  await user.type(field, 'carlos@example.com{Enter}');
  expect(await screen.findByText('Not yet: something’s still open')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Dune House' }).getAttribute('href')).toContain('/jobs/j1');
  expect(screen.getByText('$115.00')).toBeTruthy();
  expect(screen.getByText('Still in your balance: request a payout first.')).toBeTruthy();
  expect(onDeleted).not.toHaveBeenCalled();
});
