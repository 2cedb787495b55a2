import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { StepBar } from './step-bar.tsx';

const [current, next] = ['access', 'before'].map((id) => ({ id, kind: 'access' as const, room: null, tasks: [] }));

/** How the way on looks. */
async function wayOn(heldUp: boolean): Promise<string> {
  cleanup();
  if (!current || !next) throw new Error('Two steps');
  const spots = { found: [], again: 0, left: [], placeOf: () => undefined };
  const steps = { all: [current, next], current, next, previous: undefined, taken: new Set<string>(), heldUp, spots };
  await shown(<StepBar steps={{ ...steps, isDone: () => false, at: ({ id }) => `/${id}` }} />, { words: ['onSite'] });
  return (await screen.findByRole('link')).className;
}

it('has the way on stand out only where nobody waits at the door', async () => {
  expect(await wayOn(true)).not.toBe(await wayOn(false));
});
