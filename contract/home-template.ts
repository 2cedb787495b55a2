import { taskTemplates } from './task-templates.ts';

/** A task of a home's own list, as a template makes it. */
export interface HomeTemplateTask {
  /** English, as stored: `Bedroom 2`. Screens say it in any language. */
  room: string;
  /** Names the task in every language: `jobs:task.<key>`. */
  key: string;
  required: boolean;
}

/** What the built-in lists ask for in a whole home, asked for room by room. */
const roomTasks = {
  changeLinens: 'Change the bed linens',
  checkLeftBehind: 'Look for things left behind',
  wipeSurfaces: 'Dust and wipe surfaces',
  scrubShower: 'Scrub the shower or tub',
  cleanToilet: 'Clean the toilet',
  cleanSink: 'Clean the sink and mirror',
  freshTowels: 'Put out fresh towels',
  washDishes: 'Wash and put away the dishes',
  wipeKitchen: 'Wipe counters, sink and stove',
  emptyFridge: 'Empty and wipe the refrigerator',
  vacuumFloors: 'Vacuum all floors',
  emptyBins: 'Empty trash bins',
  restock: 'Restock toilet paper and soap',
  checkDamage: 'Look for damage',
  lockUp: 'Close the windows and lock up',
} as const;
type RoomTask = keyof typeof roomTasks;

/** The rooms that have words of their own in every language. */
export const templateRooms = ['Bedroom', 'Bathroom', 'Half bath', 'Kitchen', 'Living room', 'General'] as const;

/** Whether a room is one of a template, maybe with its number, and not named by a host. */
export const isTemplateRoom = (room: string): boolean =>
  templateRooms.some((known) => known === room.replace(/^(Bedroom|Bathroom) \d$/, '$1'));

const inBedroom: readonly RoomTask[] = ['changeLinens', 'wipeSurfaces', 'checkLeftBehind'];
const inBathroom: readonly RoomTask[] = ['scrubShower', 'cleanToilet', 'cleanSink', 'freshTowels'];
const inHalfBath: readonly RoomTask[] = ['cleanToilet', 'cleanSink'];
const inKitchen: readonly RoomTask[] = ['washDishes', 'wipeKitchen', 'emptyFridge'];
const inLivingRoom: readonly RoomTask[] = ['wipeSurfaces', 'checkLeftBehind'];
const everywhere: readonly RoomTask[] = ['vacuumFloors', 'emptyBins', 'restock', 'checkDamage', 'lockUp'];

/** Good to have done; a turnover without it is still one. */
const optional: readonly RoomTask[] = ['wipeSurfaces', 'checkDamage'];

/** A first list for a home of this size, room by room; one whose size is not stated has one of each. */
export function homeTemplate({
  bedrooms,
  bathrooms,
}: {
  bedrooms: number | null;
  bathrooms: number | null;
}): HomeTemplateTask[] {
  const baths = bathrooms ?? 1;
  return [
    ...numbered('Bedroom', bedrooms ?? 1).flatMap(tasksIn(inBedroom)),
    ...numbered('Bathroom', Math.floor(baths)).flatMap(tasksIn(inBathroom)),
    ...(Number.isInteger(baths) ? [] : tasksIn(inHalfBath)('Half bath')),
    ...tasksIn(inKitchen)('Kitchen'),
    ...tasksIn(inLivingRoom)('Living room'),
    ...tasksIn(everywhere)('General'),
  ];
}

const numbered = (room: string, count: number): string[] =>
  count === 1 ? [room] : Array.from({ length: count }, (_, index) => `${room} ${index + 1}`);

const tasksIn =
  (keys: readonly RoomTask[]) =>
  (room: string): HomeTemplateTask[] =>
    keys.map((key) => ({ room, key, required: !optional.includes(key) }));

const builtIn = Object.values(taskTemplates).flatMap((tasks) => tasks.map(({ key, name }) => [key, name] as const));

/** The English name of every task that has words of its own in each language. */
export const knownTasks: ReadonlyMap<string, string> = new Map([...builtIn, ...Object.entries(roomTasks)]);
