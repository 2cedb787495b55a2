import type { Job } from './jobs.ts';

/**
 * Whether a cleaner is asked to say that they come. Starting counts as confirming, but of a job that was taken shortly
 * before its start, confirming is due first.
 */
export const asksToConfirm = ({ can, confirmBy, startTime }: Pick<Job, 'can' | 'confirmBy' | 'startTime'>): boolean =>
  can.includes('confirm') && (!can.includes('start') || (!!confirmBy && Date.parse(confirmBy) < Date.parse(startTime)));
