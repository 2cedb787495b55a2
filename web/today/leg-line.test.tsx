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
