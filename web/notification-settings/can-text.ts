import type { NoticePreferences } from '#contract/notice-preferences.ts';

/** Whether texts would arrive; where they would not, the part about texts says what to do. */
export const canText = ({ sms: { offered, number, proven, refused } }: NoticePreferences): boolean =>
  offered && number !== null && proven && !refused;
