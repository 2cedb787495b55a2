import type { postedCleaningTypes } from './states.ts';

export interface TemplateTask {
  /** Names the task in every language: `jobs:task.<key>`. */
  key: string;
  /** English, as stored on the checklist. */
  name: string;
  room: string;
  /** Dollars: goes into the suggested budget and moves no money. */
  price: number;
  required: boolean;
}

const standard: readonly TemplateTask[] = [
  { key: 'makeBeds', name: 'Make beds', room: 'Bedroom', price: 5, required: true },
  { key: 'vacuumFloors', name: 'Vacuum all floors', room: 'General', price: 15, required: true },
  { key: 'cleanBathrooms', name: 'Clean bathrooms', room: 'Bathroom', price: 25, required: true },
  { key: 'cleanKitchen', name: 'Kitchen cleaning', room: 'Kitchen', price: 20, required: true },
  { key: 'emptyBins', name: 'Empty trash bins', room: 'General', price: 5, required: true },
];

/**
 * The built-in checklist of each cleaning type. The standard list and the deep clean's additions come from the
 * specification; a maintenance visit is a light touch-up between stays, so it asks for the four things a guest notices
 * first, leaves the beds alone and only freshens up bathrooms.
 */
export const taskTemplates: Record<(typeof postedCleaningTypes)[number], readonly TemplateTask[]> = {
  standard,
  deep: [
    ...standard,
    { key: 'deepCarpet', name: 'Deep carpet cleaning', room: 'General', price: 40, required: false },
    { key: 'windowsInside', name: 'Window cleaning inside', room: 'General', price: 30, required: false },
    { key: 'deepOven', name: 'Oven deep clean', room: 'Kitchen', price: 35, required: false },
    { key: 'refrigerator', name: 'Refrigerator cleaning', room: 'Kitchen', price: 25, required: false },
  ],
  maintenance: [
    { key: 'emptyBins', name: 'Empty trash bins', room: 'General', price: 5, required: true },
    { key: 'wipeSurfaces', name: 'Dust and wipe surfaces', room: 'General', price: 10, required: true },
    { key: 'freshenBathrooms', name: 'Freshen up bathrooms', room: 'Bathroom', price: 10, required: true },
    { key: 'sweepFloors', name: 'Sweep floors', room: 'General', price: 10, required: false },
  ],
};
