import type { HomeAccess } from '#contract/home-access.ts';
import type { HomeKey } from './homes.ts';

const unsaid: HomeAccess = {
  ...{ doorCode: null, alarm: null, parking: null, wifiName: null, wifiPassword: null, notes: null },
};

/** How to get into the homes whose hosts have said so; the others show what is missing. */
export const waysIn: Readonly<Partial<Record<HomeKey, HomeAccess>>> = {
  dune: {
    doorCode: '4417#',
    alarm: 'Panel behind the coat rack. Code 9182, off within 60 seconds.',
    parking: 'Left bay, under the house',
    wifiName: 'Dune Guests',
    wifiPassword: 'sandcastle-77',
    notes: 'The lock sticks: pull the door first, then turn.',
  },
  carriage: { ...unsaid, doorCode: '2905', parking: 'In the lane, on the right', notes: 'Side door, not the front.' },
  marsh: { ...unsaid, doorCode: '7731', wifiName: 'Marsh', wifiPassword: 'heron-2021' },
  pier: { ...unsaid, doorCode: '0912*', parking: 'Deck B, level 2' },
};
