export { endSeriesAt } from './end-series.ts';
export { leaveSeries } from './leave-series.ts';
export { nextRepeats } from './next-repeats.ts';
export { postDueSeries, seriesFollowers } from './post-due.ts';
export { seriesRoutes } from './routes.ts';
