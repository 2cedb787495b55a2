import type words from '#locales/en/jobs.json';

export type TemplateKey = keyof (typeof words)['task'];
export type TemplateRoom = keyof (typeof words)['room'];

/** The tasks and rooms of the built-in templates that have words of their own in every language. */
export const templateKeys: readonly TemplateKey[] = [
  'makeBeds',
  'vacuumFloors',
  'cleanBathrooms',
  'cleanKitchen',
  'emptyBins',
  'deepCarpet',
  'windowsInside',
  'deepOven',
  'refrigerator',
  'wipeSurfaces',
  'freshenBathrooms',
  'sweepFloors',
];
export const templateRooms: readonly TemplateRoom[] = ['Bedroom', 'Bathroom', 'Kitchen', 'General'];
