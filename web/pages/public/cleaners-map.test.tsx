import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ApprovedCleaner } from '#contract/cleaners.ts';
import type { HostProperty } from '#contract/properties.ts';
import { shown } from '#web/testing/shown.tsx';
import { CleanersMap } from './cleaners-map.tsx';

const river = { latitude: 32.08, longitude: -81.09 };
const island = { latitude: 32.0, longitude: -80.85 };
// all that a map reads of them
const homes = [
  { id: 'pier', title: 'Pier 9 Studio', place: river },
  { id: 'dune', title: 'Dune House', place: river },
  { id: 'marsh', title: 'Marsh Cottage', place: island },
] as HostProperty[];
const cleaners = [{ id: 'carla', city: 'Savannah', place: river }] as ApprovedCleaner[];
const open = (fromHome?: string) =>
  shown(<CleanersMap {...{ cleaners, homes, fromHome }} card={() => null} />, { words: ['findCleaners'] });

it('names the home that distances are from, before the others of its place', async () => {
  await open('dune');
  expect(await screen.findByText('Dune House +1')).toBeTruthy();
  expect(screen.getByText('Dune House, Pier 9 Studio')).toBeTruthy();
  expect(screen.getByText(/Distances are from Dune House, the house in the ring\./)).toBeTruthy();
});

it('marks no home where distances are from elsewhere', async () => {
  await open();
  expect(await screen.findByText('Pier 9 Studio +1')).toBeTruthy();
  expect(screen.queryByText(/in the ring/)).toBeNull();
});

it('opens the list of a pin, which says how many are there', async () => {
  await open();
  expect(await screen.findByRole('button', { name: 'Savannah: 1 cleaner' })).toBeTruthy();
});

it('writes the name of a town once, however many pins it has', async () => {
  const far = { id: 'ibrahim', city: 'Savannah', place: island } as ApprovedCleaner;
  await shown(<CleanersMap cleaners={[...cleaners, far]} homes={[]} fromHome={undefined} card={() => null} />, {
    words: ['findCleaners'],
  });
  expect(await screen.findAllByRole('button', { name: 'Savannah: 1 cleaner' })).toHaveLength(2);
  expect(screen.getAllByText('Savannah')).toHaveLength(1);
});

it('shows everybody beside the map, by name where a pin is one person’s, and of a chosen pin only who is there', async () => {
  const dana = { id: 'dana', firstName: 'Dana', city: 'Tybee Island', place: island } as ApprovedCleaner;
  const both = [{ ...cleaners[0], firstName: 'Carla' } as ApprovedCleaner, dana];
  const user = await shown(
    <CleanersMap cleaners={both} homes={[]} fromHome={undefined} card={({ id }) => <p>{`card of ${id}`}</p>} />,
    { words: ['findCleaners'] },
  );
  await user.click(await screen.findByRole('button', { name: 'Tybee Island: 1 cleaner' }));
  expect(screen.getByText('Dana')).toBeTruthy();
  expect(screen.queryByText('card of carla')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show everyone' }));
  expect(screen.getByText('card of carla')).toBeTruthy();
  expect(screen.getByText('card of dana')).toBeTruthy();
});
