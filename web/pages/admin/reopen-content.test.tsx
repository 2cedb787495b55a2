import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ReportedContent } from '#contract/moderation.ts';
import { shown } from '#web/testing/shown.tsx';
import { ReopenContent } from './reopen-content.tsx';

it('takes a decision back only with a reason', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path.startsWith('/api/me')) return Response.json({ id: 'a', role: 'ADMIN', staffRole: 'owner' });
    if (method === 'POST') sent.push(path, JSON.parse(String(body)));
    return Response.json({});
  });
  const report = { id: 'r' } as ReportedContent; // what the button reads of it
  localStorage.setItem('token', 'good');
  const user = await shown(<ReopenContent report={report} />, { words: ['messageReports', 'adminSettings', 'admin'] });
  await user.click(await screen.findByRole('button', { name: 'Reopen' }));
  await screen.findByRole('dialog', { name: 'Take back the decision' });
  const [confirm] = screen.getAllByRole('button', { name: 'Reopen' }).slice(-1);
  await user.click(confirm as HTMLElement);
  expect(screen.getByText('Say why you take it back.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(screen.getByRole('textbox'), 'It shows the kitchen.');
  await user.click(confirm as HTMLElement);
  expect(sent).toEqual(['/api/admin/content/r/reopen', { reason: 'It shows the kitchen.' }]);
});
