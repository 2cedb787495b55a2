import type { Kit } from '#server/platform/kit.ts';
import type { TaskHandler } from '#server/platform/tasks.ts';
import { checkFigures } from './check-figures.ts';
import { countCohorts } from './count-cohorts.ts';
import { keepFigures } from './keep-figures.ts';

export { readFigureState } from './check-figures.ts';
export type { DayFigures } from './count-days.ts';
export { dayAt } from './days.ts';
export { keepFigures } from './keep-figures.ts';
export { readCities } from './read-cities.ts';
export { addMonths, readCohorts } from './read-cohorts.ts';
export { readBefore, readDays, readParts } from './read-days.ts';
export { medianWait, percentOf, type Sums, sumOf } from './sum-days.ts';

export const figureTasks = (kit: Kit): Record<string, TaskHandler> => ({
  'keep-figures': () => keepFigures(kit),
  'count-cohorts': () => countCohorts(kit),
  'check-figures': () => checkFigures(kit),
});

export const figureSchedule = {
  'keep-figures': '* * * * *',
  'count-cohorts': '35 * * * *',
  'check-figures': '45 4 * * *',
};
