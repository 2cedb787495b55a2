import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { outbox } from '#web/platform/offline/outbox.ts';
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
