/**
 * What people write most often around a cleaning. Named here; the words are in every language as
 * `messages:quick.<key>`. A message that is exactly one of them is shown to each reader in their language.
 */
export const quickReplies = [
  'onMyWay',
  'runningLate',
  'arrived',
  'whereVacuum',
  'whereSupplies',
  'howGetIn',
  'wherePark',
  'allDone',
  'whenArrive',
  'guestsGone',
  'guestsStillHere',
  'everythingFine',
  'looksGreat',
  'gotIt',
  'thanks',
] as const;
export type QuickReply = (typeof quickReplies)[number];
