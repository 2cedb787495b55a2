import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

const recoveryCodes = Array.from({ length: 10 }, (_, n) => `AAAA${n}-BBBB${n}`);
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

beforeEach(() => {
  localStorage.setItem('token', 'good');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path !== '/api/me/two-factor') return Response.json({ id: '1', name: 'Ann', role: 'HOST' });
    if (init.method === 'POST')
      return Response.json({ secret, otpauthUrl: `otpauth://totp/Freshkey:ann?secret=${secret}` }, { status: 201 });
    const { code } = JSON.parse(String(init.body));
    if (code === '123456') return Response.json({ recoveryCodes });
    return Response.json({ error: 'wrong_code', message: 'Wrong.', requestId: 'r1' }, { status: 422 });
  });
});

it('shows the secret as a picture and in fours, takes the first code, and keeps the recovery codes till they are saved', async () => {
  const onClose = vi.fn();
  const user = await shown(<SetUpDialog open onClose={onClose} />, { words: ['twoFactor'] });
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy();
  const field = screen.getByLabelText('The 6 digits your app shows now');
  await user.type(field, '000000');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^That’s not the code/);
  await user.type(field, '123456');
  expect(await screen.findByText('AAAA0-BBBB0')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(10);

  await user.keyboard('{Escape}');
  expect(onClose, 'a slip would lose them').not.toHaveBeenCalled();
  const done = screen.getByRole<HTMLButtonElement>('button', { name: 'Done' });
  expect(done.disabled).toBe(true);
  await user.click(screen.getByLabelText('I’ve saved my recovery codes'));
  await user.click(done);
  expect(onClose).toHaveBeenCalledOnce();
});
