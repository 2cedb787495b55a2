import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { InviteStaffDialog } from './invite-staff-dialog.tsx';

it('says in which language the mail goes: that of the page, unless another is chosen', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') sent.push(JSON.parse(String(body)));
    return Response.json({ email: 'nora@example.com' });
  });
  const user = await shown(<InviteStaffDialog onClose={() => undefined} />, { words: ['staff', 'admin'] });
  const language = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Language of the email/ });
  expect(language.selectedOptions[0]?.text).toBe('English');
  expect(language.options).toHaveLength(9);
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'nora@example.com');
  await user.selectOptions(language, 'Deutsch');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  const body = { email: 'nora@example.com', staffRole: 'support', language: 'de' };
  await waitFor(() => expect(sent).toEqual([body]));
});
