import type { LanguageCode } from './languages.ts';

/** Whom a banner may be for alone, signed in; without them it is for everybody, visitors too. */
export const bannerReaders = ['hosts', 'cleaners'] as const;
type BannerReaders = (typeof bannerReaders)[number];

/** A text above every page: its words, until when it stands there, and for whom. */
export type Banner = Partial<Record<LanguageCode, string>> & {
  /** An instant; without one it stays until it is taken down. */
  until?: string;
  /** One of `bannerReaders`. */
  readers?: string;
};

const rolesOf: Record<string, string> = { hosts: 'HOST', cleaners: 'CLEANER' } satisfies Record<BannerReaders, string>;

export const isOver = ({ until }: Banner, now: Date): boolean =>
  until !== undefined && Date.parse(until) <= now.getTime();

/** Whether somebody of that role sees it while it stands there. */
export const isFor = ({ readers }: Banner, role: string | undefined): boolean =>
  readers === undefined || rolesOf[readers] === role;
