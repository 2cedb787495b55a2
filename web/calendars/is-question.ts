import type { CalendarAlarm } from '#contract/calendar-words.ts';

/** The feed was read, and its host has to say what became of the stays that it has lost. */
export const isQuestion = (alarm: CalendarAlarm | null): alarm is 'empty' | 'shrunk' =>
  alarm === 'empty' || alarm === 'shrunk';
