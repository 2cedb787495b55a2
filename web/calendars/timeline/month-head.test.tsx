import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { MonthHead } from './month-head.tsx';

const nothing = () => undefined;
const head = (last: string) => (
  <MonthHead
    {...{ month: '2026-11', last, properties: [], propertyId: undefined }}
    {...{ onStep: nothing, onToday: nothing, onProperty: nothing, onAdd: nothing }}
  />
);

it('names both months where days of the next one are shown, too', async () => {
  await shown(head('2026-12-11'), { words: ['timeline'] });
  expect(screen.getByRole('heading', { name: 'Nov – Dec 2026' })).toBeTruthy();
});

it('names one month as it is called', async () => {
  await shown(head('2026-11-30'), { words: ['timeline'] });
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy();
});
