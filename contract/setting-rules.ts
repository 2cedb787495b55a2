import type { Banner } from './banners.ts';
import type { LanguageCode } from './languages.ts';
import { backgroundCheckFeeCents, leastChargeCents, maximumPayoutCents, platformFeeCents } from './money.ts';
import { photosPerJob } from './photo-limits.ts';
import { clientInvitationsPerDay, invitationsPerHour, templatesPerHost } from './terms.ts';

/** In the order in which the screen shows them. */
export const settingGroups = ['fees', 'features', 'texts', 'limits'] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** A number between bounds; `usual` is what counts until somebody decides, null where it is off until then. */
export interface NumberRule {
  kind: 'cents' | 'count';
  group: SettingGroup;
  least: number;
  most: number;
  usual: number | null;
  /** Whether null turns it off. */
  mayBeOff?: true;
}
interface SwitchRule {
  kind: 'switch';
  group: SettingGroup;
  usual: true;
}
/** A text in as many languages as somebody wrote it in, English among them, until when and for whom; null is none. */
interface WordsRule {
  kind: 'words';
  group: SettingGroup;
  /** Characters of each. */
  most: number;
  usual: null;
}
export type SettingRule = NumberRule | SwitchRule | WordsRule;

const on = { kind: 'switch', group: 'features', usual: true } as const;

/**
 * What owners decide about the whole marketplace, within which bounds, and what counts until they do. A new one needs its
 * line here and its words in `locales/…/platformSettings.json`; it is read by `inForce` or `readSetting` of server/settings.
 */
export const settingRules = {
  /** What each side pays for a completed job, less than the lowest bid; a job keeps the fee of the day on which its cleaner was assigned. */
  platformFeeCents: { kind: 'cents', group: 'fees', least: 0, most: 2_500, usual: platformFeeCents },
  /** Counts for checks that are opened from then on. */
  backgroundCheckFeeCents: {
    ...{ kind: 'cents', group: 'fees', least: leastChargeCents, most: 50_000 },
    usual: backgroundCheckFeeCents,
  },
  /** Beyond it, a refund takes two admins. */
  refundApprovalCents: {
    ...{ kind: 'cents', group: 'fees', least: 0, most: maximumPayoutCents * 2, usual: null },
    mayBeOff: true,
  },
  hostSignUp: on,
  cleanerSignUp: on,
  instantPayouts: on,
  helpers: on,
  guestPages: on,
  clientInvitations: on,
  /** Above every page. */
  banner: { kind: 'words', group: 'texts', most: 200, usual: null },
  photosPerJob: { kind: 'count', group: 'limits', least: 5, most: 60, usual: photosPerJob },
  invitationsPerHour: { kind: 'count', group: 'limits', least: 5, most: 200, usual: invitationsPerHour },
  clientInvitationsPerDay: { kind: 'count', group: 'limits', least: 1, most: 50, usual: clientInvitationsPerDay },
  templatesPerHost: { kind: 'count', group: 'limits', least: 5, most: 100, usual: templatesPerHost },
} as const satisfies Record<string, SettingRule>;

export type SettingName = keyof typeof settingRules;
/** In the order of the table; keys() loses the literal types. */
export const settingNames = Object.keys(settingRules) as [SettingName, ...SettingName[]];

/** A text by language. */
export type WordsByLanguage = Partial<Record<LanguageCode, string>>;
/** Any setting’s value; null is off, or none. */
export type SettingValue = number | boolean | Banner | null;

interface ValueOfKind {
  cents: number;
  count: number;
  switch: boolean;
  words: Banner;
}
/** Every setting as it is in force. */
export type SettingValues = {
  [Name in SettingName]:
    | ValueOfKind[(typeof settingRules)[Name]['kind']]
    | ((typeof settingRules)[Name]['usual'] extends null ? null : never);
};

/** What can be switched off. */
export type Feature = {
  [Name in SettingName]: (typeof settingRules)[Name]['kind'] extends 'switch' ? Name : never;
}[SettingName];
export const features = settingNames.filter((name): name is Feature => settingRules[name].kind === 'switch');
