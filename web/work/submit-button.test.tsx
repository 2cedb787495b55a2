import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { SubmitButton } from './submit-button.tsx';

it('sends once however fast it is pressed, and speaks of a signal only where it could not be sent', async () => {
  localStorage.setItem('token', 'of a cleaner');
  const sent: string[] = [];
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (path === '/api/me') return Promise.resolve(Response.json({ id: 'cleaner', role: 'CLEANER' }));
    if (method === 'GET') return Promise.resolve(Response.json({}));
    sent.push(`${method} ${path}`);
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
  // all that the button and its dialog read
  const job = { id: 'job-1', deliverables: [{ photoType: 'AFTER', taskId: null }], tasks: [], terms: {} };
  const user = await shown(<SubmitButton job={job as unknown as JobDetail} />, { words: ['work', 'ui'] });
  await user.click(await screen.findByRole('button', { name: 'Submit Completion' }));
  const press = await screen.findByRole('button', { name: 'Submit work' });
  act(() => {
    press.click();
    press.click();
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.queryByText(/as soon as you have a signal/)).toBeNull();
  expect(screen.queryByText(/not sent yet/i)).toBeNull();
  await act(async () => answer(Response.json({ error: 'down', message: 'down' }, { status: 503 })));
  await screen.findByText(/as soon as you have a signal/);
  expect(sent).toHaveLength(1);
});
