import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Stop } from '#contract/today.ts';
import { shown } from '#web/testing/shown.tsx';
import { LegLine } from './leg-line.tsx';

it('names no distance between two cleanings in the same home', async () => {
  const stop = { leg: { km: 0.2, spareMinutes: null } } as unknown as Stop; // all that the line reads
  await shown(<LegLine stop={stop} from="Carriage Loft" sameHome />, { words: ['today'] });
  expect(screen.getByText('Same home as Carriage Loft')).toBeTruthy();
  expect(screen.queryByText(/than/)).toBeNull();
});

it('says that the time to leave is at least so early, where a short way would not need it', async () => {
  const leg = { km: 0.2, minutes: 30, spareMinutes: null };
  const [ahead, running] = ['ASSIGNED', 'IN_PROGRESS'].map((status) => ({ leg, job: { status } }) as unknown as Stop);
  if (!ahead || !running) throw new Error('both are there');
  await shown(
    <>
      <LegLine stop={ahead} from={null} />
      <LegLine stop={running} from={null} />
      <LegLine stop={{ leg: { ...leg, minutes: 36, km: 24 } } as unknown as Stop} from={null} />
    </>,
    { words: ['today'] },
  );
  expect(screen.getAllByText('At least 30 min are planned for the way')).toHaveLength(1);
});
