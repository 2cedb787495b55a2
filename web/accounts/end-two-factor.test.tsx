import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { EndTwoFactorDialog } from './end-two-factor-dialog.tsx';

const sent: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  sent.length = 0;
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method !== 'DELETE') return Response.json({});
    sent.push(JSON.parse(String(body)).code);
    return answer();
  });
});

const refused = (more: object = {}) =>
  Response.json({ error: 'wrong_code', message: 'Wrong', requestId: 'r', ...more }, { status: 400 });

async function open() {
  const onClose = vi.fn();
  const user = await shown(<EndTwoFactorDialog open onClose={onClose} />, { words: ['twoFactor'] });
  await screen.findByRole('dialog');
  const end = () => screen.getByRole('button', { name: 'Turn off' });
  return { user, onClose, end };
}

it('asks for a code before it sends, and says of a wrong one that it is', async () => {
  answer = async () => refused();
  const { user, onClose, end } = await open();
  await user.click(end());
  expect(sent).toEqual([]);
  const [missing] = screen.getAllByRole('alert');
  expect(missing?.textContent).not.toBe('');
  await user.type(screen.getByRole('textbox'), '123456');
  await user.click(end());
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(''));
  expect(sent).toEqual(['123456']);
  expect(onClose).not.toHaveBeenCalled();
});

it('takes a recovery code from who has lost the phone, once however often it is pressed', async () => {
  answer = async () => refused({ onlyRecovery: true });
  const { user, onClose, end } = await open();
  await user.type(screen.getByRole('textbox'), '123456');
  await user.click(end());
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').maxLength).toBe(20));
  const slow = Promise.withResolvers<Response>();
  answer = () => slow.promise;
  await user.type(screen.getByRole('textbox'), 'ABCD-EFGH-1');
  await user.dblClick(end());
  slow.resolve(new Response(null, { status: 204 }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual(['123456', 'ABCD-EFGH-1']);
});
