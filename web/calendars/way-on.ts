import { to } from '#web/paths.ts';

/** Where the host does what a cleaning waits for. */
export const wayOn = {
  needsCard: to('hostDashboard', undefined, { tab: 'billing', card: 'new' }),
  needsPayment: to('hostDashboard', undefined, { tab: 'jobs' }),
  needsHours: to('hostDashboard', undefined, { tab: 'properties' }),
} as const;

/** What leads on from there, if anything but the job does. */
export const isWayOn = (code: string): code is keyof typeof wayOn => Object.hasOwn(wayOn, code);
