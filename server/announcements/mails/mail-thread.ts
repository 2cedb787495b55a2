import { and, eq } from 'drizzle-orm';
import { minute } from '#server/platform/clock.ts';
import { mailThreads } from '../table.ts';

/** The mails of one kind about one job to one person. */
export type Thread = Pick<typeof mailThreads.$inferSelect, 'jobId' | 'recipientId' | 'words'>;

/** At most one mail per thread is written in this time. */
export const mailPause = 5 * minute;

export const isThread = ({ jobId, recipientId, words }: Thread) =>
  and(eq(mailThreads.jobId, jobId), eq(mailThreads.recipientId, recipientId), eq(mailThreads.words, words));
