import { hearsOf, type NoticeGroup, noticeGroups, noticeRules, type PreferenceKind } from '#contract/notice-kinds.ts';
import type { NoticePreferences } from '#contract/notice-preferences.ts';

export type Channel = 'email' | 'push' | 'sms';
type Kinds = NoticePreferences['kinds'];
type Role = Parameters<typeof hearsOf>[0];

/** Keys of the table of rules; keys() loses the literal types. */
const allKinds = Object.keys(noticeRules) as PreferenceKind[];

export const kindsIn = (group: NoticeGroup, role: Role): PreferenceKind[] =>
  allKinds.filter((kind) => noticeRules[kind].group === group && hearsOf(role, kind));

/** A host switches this one by itself, above the table, and no box there switches it once more. */
export const withOwnSwitch = (kind: PreferenceKind): boolean => kind === 'workSubmitted';

/** Those that a box of the table switches. */
export const kindsInTable = (group: NoticeGroup, role: Role): PreferenceKind[] =>
  kindsIn(group, role).filter((kind) => !withOwnSwitch(kind));

/** Who logs in waits for a mail and for nothing else, and what owners write to many is a mail. */
export const onlyByMail = (kind: PreferenceKind): boolean => kind === 'signIn' || kind === 'news';

/** The groups that this role hears of at all. */
export const groupsOf = (role: Role): NoticeGroup[] => noticeGroups.filter((group) => kindsIn(group, role).length > 0);

/** Whether all of these kinds come by a channel, none, or only some. */
export function chosenOf(kinds: Kinds, of: readonly PreferenceKind[], channel: Channel): boolean | 'indeterminate' {
  const on = of.filter((kind) => kinds[kind]?.[channel]).length;
  if (on === 0) return false;
  return on === of.length ? true : 'indeterminate';
}

/** The body that switches a channel for these kinds. */
export const switched = (of: readonly PreferenceKind[], channel: Channel, on: boolean) => ({
  kinds: Object.fromEntries(of.map((kind) => [kind, { [channel]: on }])),
});
