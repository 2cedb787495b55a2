import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { StepStrip } from './step-strip.tsx';
import { stepsOf } from './steps.ts';

const task = (id: string, doneAt: string | null) => ({ id, doneAt, room: null, required: true, skippedReason: null });

it('names every step where it is seen and heard, and says of the current one how far it is', async () => {
  const tasks = [task('t1', '2026-11-27T10:00:00Z'), task('t2', null)] as never;
  const all = stepsOf({ tasks });
  const current = all.find(({ kind }) => kind === 'tasks');
  if (!current) throw new Error('A job with tasks has a step of them');
  const spots = { found: [], again: 0, left: [], placeOf: () => undefined };
  const steps = { all, current, next: undefined, previous: undefined, heldUp: false, taken: new Set<string>(), spots };
  await shown(<StepStrip steps={{ ...steps, isDone: ({ kind }) => kind === 'before', at: ({ id }) => `/${id}` }} />, {
    words: ['onSite'],
  });
  await screen.findByRole('navigation', { name: 'Steps of this job' });
  const links = screen.getAllByRole('link');
  for (const name of ['Get in', 'Before, done', /^Checklist ?1\/2$/, 'After', 'Finish'])
    expect(screen.getByRole('link', { name })).toBeTruthy();
  const seen = links.map((link) => {
    const copy = link.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll('.sr-only')) hidden.remove();
    return copy.textContent;
  });
  expect(seen).toEqual(['1Get in', 'Before', 'Checklist1/2', '4After', '5Finish']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
});
