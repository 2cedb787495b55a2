import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getJob } from '#contract/calls.ts';
import { outbox } from '#web/platform/offline/outbox.ts';
import { readKey } from '#web/platform/use-read.ts';
import { shown } from '#web/testing/shown.tsx';
import { UnsentSheet } from './unsent-sheet.tsx';

const refusal = (fields: object) => ({
  status: 400,
  text: JSON.stringify({ error: 'invalid_input', message: 'No', fieldErrors: fields, requestId: 'r1' }),
});
const damaged = { file: { code: 'photoDamaged' } };
const photo = {
  kind: 'photo',
  file: new Blob(['x']),
  name: 'a.jpg',
  photoType: 'AFTER',
  note: null,
  photoUrl: null,
} as const;

/** Where the job has been read. */
function WithJob() {
  const tasks = [{ id: 'bins', name: 'Empty the bins', templateKey: null }];
  useQueryClient().setQueryData(readKey(getJob, { params: { id: 'job-1' } }), { tasks });
  return <UnsentSheet userId="bea" open onOpenChange={() => undefined} />;
}

it('calls nothing waiting that the server has refused, and offers no second try with the same file', async () => {
  const done = { userId: 'ana', jobId: 'job-1', at: '2026-11-25T10:00:00Z' };
  const kept = await outbox.add({ ...done, what: photo });
  await outbox.change(kept, { refusal: refusal(damaged) });
  await shown(<UnsentSheet userId="ana" open onOpenChange={() => undefined} />, { words: ['offline', 'work'] });
  expect(await screen.findByText('This photo is damaged or incomplete')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Couldn’t be sent: 1' })).toBeTruthy();
  expect(screen.queryByText(/safe on this phone/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Photo: After' })).toBeTruthy();
});

it('says of a photo which task it is of and what was written about it', async () => {
  const more = { taskId: 'bins', note: 'New bags' };
  const done = { userId: 'bea', jobId: 'job-1', at: '2026-11-25T10:00:00Z' };
  await outbox.add({ ...done, what: { ...photo, ...more } });
  await shown(<WithJob />, { words: ['offline', 'work'] });
  expect(await screen.findByText('Photo: After · Empty the bins · New bags')).toBeTruthy();
});
