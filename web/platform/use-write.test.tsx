import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { listSessions, setPassword, updateMe } from '#contract/calls.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { createI18n } from './i18n.ts';
import { useRead } from './use-read.ts';
import { useWrite } from './use-write.ts';

async function refused(body: object, language: LanguageCode = 'en') {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async () =>
    Response.json({ message: 'In English', requestId: 'r1', ...body }, { status: 400 }),
  );
  const user = await shown(
    <>
      <NameForm />
      <ToastViewport />
    </>,
    { language },
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

function NameForm() {
  const form = useForm({ defaultValues: { name: '' } });
  const save = useWrite(updateMe, { form, failed: 'Not saved' });
  return (
    <form onSubmit={form.handleSubmit((body) => save.mutate({ body }))}>
      <input aria-label="Name" {...form.register('name')} />
      <p role="alert">{form.formState.errors.name?.message}</p>
      <button type="submit">Save</button>
    </form>
  );
}

test('a field error appears next to the field, with its numbers, in the reader’s language', async () => {
  const fieldErrors = { name: { code: 'tooLong', maximum: 120 } };
  await refused({ error: 'invalid_input', fieldErrors }, 'de');
  const sentence = (await createI18n('de', ['validation'])).t('validation:tooLong', { maximum: 120 });
  expect(sentence).toContain('120');
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(await screen.findByText('Not saved')).toBeTruthy();
  expect(screen.getAllByText(sentence)).toHaveLength(1); // the toast does not say it again
});

test('an error with no place in the form appears in the toast', async () => {
  await refused({ error: 'invalid_input', fieldErrors: { phone: { code: 'phone' } } });
  expect(await screen.findByText('Not saved')).toBeTruthy();
  expect(screen.getByText('Phone number must be at least 10 digits')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('what belongs to a write is done before it is shown, and what shows it is up to date before success is reported', async () => {
  const events: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    events.push(`${method} ${path}`);
    return method === 'GET' ? Response.json([]) : new Response(null, { status: 204 });
  });
  const user = await shown(<Password onDone={(what) => events.push(what)} />);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await waitFor(() => expect(events).toContain('done'));
  expect(events).toEqual(['GET /api/me/sessions', 'PUT /api/me/password', 'along', 'GET /api/me/sessions', 'done']);
});

function Password({ onDone }: { onDone: (what: string) => void }) {
  const sessions = useRead(listSessions);
  const save = useWrite(setPassword, { along: async () => onDone('along'), onSuccess: () => onDone('done') });
  const change = () => save.mutate({ body: { password: 'correct horse' } });
  return (
    sessions.data && (
      <button type="button" onClick={change}>
        Change
      </button>
    )
  );
}

test('what somebody else has ended already is no longer shown', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    if (method === 'GET') return Response.json([]);
    return Response.json({ error: 'not_found', message: 'Gone', requestId: 'r1' }, { status: 404 });
  });
  const user = await shown(<Password onDone={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await waitFor(() => expect(asked.filter((call) => call === 'GET /api/me/sessions')).toHaveLength(2));
});
