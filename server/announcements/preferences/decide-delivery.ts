import { isEssential, type PreferenceKind } from '#contract/notice-kinds.ts';

export type Channel = 'email' | 'push' | 'sms';

interface Case {
  channel: Channel;
  kind: PreferenceKind;
  /** What the person has chosen, or the default. */
  wanted: boolean;
  isQuiet: boolean;
}

/** Whether a notice goes out by a channel. Nothing holds or stops an essential mail; the bell always has everything. */
export function decideDelivery({ channel, kind, wanted, isQuiet }: Case): 'now' | 'later' | 'never' {
  if (channel === 'email' && isEssential(kind)) return 'now';
  if (!wanted) return 'never';
  return isQuiet ? 'later' : 'now';
}
