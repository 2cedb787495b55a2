import type { NoticePreferences } from '#contract/notice-preferences.ts';
import { canText } from './can-text.ts';
import type { Channel } from './group-choice.ts';

/** Where a channel leads nowhere yet, the parts below the table say what to do. */
export const isOffered = (preferences: NoticePreferences, channel: Channel): boolean =>
  channel === 'email' || (channel === 'push' ? preferences.push.browsers > 0 : canText(preferences));
