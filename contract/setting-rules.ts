import type { Banner } from './banners.ts';
import { mostTakenOff } from './fair-rules.ts';
import type { LanguageCode } from './languages.ts';
import { backgroundCheckFeeCents, leastChargeCents, maximumPayoutCents, platformFeeCents } from './money.ts';
import { photosPerJob } from './photo-limits.ts';
import { type RuleTable, usualTable } from './rule-table.ts';
import { clientInvitationsPerDay, invitationsPerHour, templatesPerHost } from './terms.ts';
import { type TermName, usualTerms } from './usual-terms.ts';

/** In the order in which the screen shows them. */
export const settingGroups = ['fees', 'deadlines', 'reports', 'features', 'texts', 'contact', 'limits'] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** A number between bounds; `usual` is what counts until somebody decides, null where it is off until then. */
export interface NumberRule {
  kind: 'cents' | 'count' | 'hours' | 'percent';
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
/** How people reach whoever runs this installation; null is what the server's environment says, or none. */
interface ContactRule {
  kind: 'email' | 'phone';
  group: SettingGroup;
  usual: null;
}
/** What each finding about a reported job takes off the payout. */
export interface TableRule {
  kind: 'table';
  group: SettingGroup;
  /** Percent of each. */
  least: number;
  most: number;
  usual: RuleTable;
}
export type SettingRule = NumberRule | SwitchRule | WordsRule | ContactRule | TableRule;

const hours = (name: TermName, least: number, most: number) =>
  ({ kind: 'hours', group: 'deadlines', least, most, usual: usualTerms[name] }) as const;
const reportHours = (name: TermName, least: number, most: number) =>
  ({ ...hours(name, least, most), group: 'reports' }) as const;

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
  /** How long a hired cleaner can take to confirm; kept as the moment it ends. */
  confirmWithinHours: hours('confirmWithinHours', 1, 48),
  confirmBeforeHours: hours('confirmBeforeHours', 1, 24),
  /** A job keeps these five from the day its cleaner was hired. */
  opensBeforeHours: hours('opensBeforeHours', 1, 6),
  freeCancelHours: hours('freeCancelHours', 1, 168),
  lateCancelPercent: { kind: 'percent', group: 'deadlines', least: 10, most: 100, usual: usualTerms.lateCancelPercent },
  /** No later than doubtful work is. */
  chargedAfterHours: hours('chargedAfterHours', 24, 168),
  reportableHours: hours('reportableHours', 24, 168),
  /** A report keeps these three from the day it was made. */
  answerHours: reportHours('answerHours', 12, 96),
  agreeHours: reportHours('agreeHours', 12, 96),
  decideHours: reportHours('decideHours', 24, 240),
  /** A report keeps it too; everything together takes off no more than `mostTakenOff`. */
  resolutionTable: { kind: 'table', group: 'reports', least: 0, most: mostTakenOff, usual: usualTable },
  hostSignUp: on,
  cleanerSignUp: on,
  instantPayouts: on,
  helpers: on,
  guestPages: on,
  clientInvitations: on,
  /** Above every page. */
  banner: { kind: 'words', group: 'texts', most: 200, usual: null },
  /** Instead of the SUPPORT_EMAIL of the server's environment. */
  supportEmail: { kind: 'email', group: 'contact', usual: null },
  supportPhone: { kind: 'phone', group: 'contact', usual: null },
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
export type SettingValue = number | boolean | string | Banner | RuleTable | null;

interface ValueOfKind {
  cents: number;
  count: number;
  hours: number;
  percent: number;
  table: RuleTable;
  switch: boolean;
  words: Banner;
  email: string;
  phone: string;
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
