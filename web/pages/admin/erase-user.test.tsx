import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AdminUser } from '#contract/admin-people.ts';
import { shown } from '#web/testing/shown.tsx';
import { EraseUserDialog } from './erase-user-dialog.tsx';

// what the dialog reads of an account
const hanna = { id: 'u1', name: 'Hanna Whitfield' } as AdminUser;
const sent: unknown[] = [];
let answer: () => Response;
let open: unknown[];

beforeEach(() => {
  sent.length = 0;
  open = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path === '/api/admin/users/u1/open') return Response.json(open);
    if (method !== 'POST') return Response.json({});
    sent.push(path, JSON.parse(String(body)));
    return answer();
  });
});

async function shownDialog() {
  const onErased = vi.fn();
  const dialog = <EraseUserDialog user={hanna} onClose={() => undefined} onErased={onErased} />;
  const user = await shown(dialog, { words: ['admin', 'adminLists', 'adminPeople'] });
  const box = within(await screen.findByRole('dialog'));
  const [name, reason] = await box.findAllByRole('textbox');
  if (!name || !reason) throw new Error('the dialog asks for a name and a reason');
  return {
    user,
    box,
    name,
    reason,
    onErased,
    press: () => user.click(box.getByRole('button', { name: 'Delete account' })),
  };
}

it('sends nothing without a reason and the person’s name', async () => {
  answer = () => new Response(null, { status: 204 });
  const { user, box, name, reason, press, onErased } = await shownDialog();
  await press();
  expect(box.getByText('Enter a reason')).toBeTruthy();
  expect(box.getByText('This doesn’t match the name on the account')).toBeTruthy();
  await user.type(reason, 'Asked for it.');
  await user.type(name, 'Hanna');
  await press();
  expect(sent).toEqual([]);
  await user.type(name, ' whitfield');
  await press();
  expect(sent).toEqual([]);
  await user.clear(name);
  await user.type(name, 'Hanna Whitfield');
  // nor does Enter in either field, which leads to the red button: only that does
  await user.type(name, '{Enter}');
  await user.type(reason, '{Enter}');
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(box.getByRole('button', { name: 'Delete account' }));
  expect(box.getByText('They get this in the email, word for word.')).toBeTruthy();
  await press();
  expect(sent).toEqual(['/api/admin/users/u1/erase', { name: 'Hanna Whitfield', reason: 'Asked for it.' }]);
  await waitFor(() => expect(onErased).toHaveBeenCalledOnce());
});

it('says what stands in the way before anything is typed', async () => {
  open = [{ kind: 'balance', amountCents: 4200 }];
  const dialog = <EraseUserDialog user={hanna} onClose={() => undefined} onErased={() => undefined} />;
  await shown(dialog, { words: ['admin', 'adminLists', 'adminPeople'] });
  const listed = within(await screen.findByRole('dialog', { name: 'Not yet: something’s still open' }));
  expect(listed.getByText('Balance not paid out')).toBeTruthy();
  expect(listed.queryByRole('textbox')).toBeNull();
});

it('tells several cleanings of one home apart by their day, and leads to what is open', async () => {
  const home = { kind: 'unpaid_job', jobTitle: 'Carriage Loft', timeZone: 'America/New_York' };
  open = [
    { ...home, jobId: 'j1', startTime: '2026-11-25T16:00:00Z' },
    { ...home, jobId: 'j2', startTime: '2026-11-26T16:00:00Z' },
    { kind: 'balance', amountCents: 4200 },
  ];
  const dialog = <EraseUserDialog user={hanna} onClose={() => undefined} onErased={() => undefined} />;
  await shown(dialog, { words: ['admin', 'adminLists', 'adminPeople'] });
  const links = await within(await screen.findByRole('dialog')).findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [expect.stringMatching(/^Carriage Loft, .*Nov 25.*11:00/), '/jobs/j1'],
    [expect.stringMatching(/^Carriage Loft, .*Nov 26.*11:00/), '/jobs/j2'],
    ['Payouts', '/admin/payouts?q=u1'],
  ]);
});

it('lists what has come up meanwhile', async () => {
  const open409 = {
    error: 'open_money',
    message: 'Open',
    requestId: 'r',
    open: [{ kind: 'balance', amountCents: 4200 }],
  };
  answer = () => Response.json(open409, { status: 409 });
  const { user, name, reason, press } = await shownDialog();
  await user.type(reason, 'Asked for it.');
  await user.type(name, hanna.name);
  await press();
  const listed = within(await screen.findByRole('dialog', { name: 'Not yet: something’s still open' }));
  expect(listed.getByText('Balance not paid out')).toBeTruthy();
  expect(listed.getByText('$42.00')).toBeTruthy();
});

it('is over where another admin has just deleted the account', async () => {
  answer = () => Response.json({ error: 'not_found', message: 'Gone' }, { status: 404 });
  const { user, name, reason, press, onErased } = await shownDialog();
  await user.type(reason, 'Asked for it.');
  await user.type(name, 'Hanna Whitfield');
  await press();
  await waitFor(() => expect(onErased).toHaveBeenCalledOnce());
});
