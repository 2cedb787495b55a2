import type { CalendarLook } from '#contract/calendar-look.ts';
import { type CalendarPlatform, platformOfUrl } from '#contract/calendar-words.ts';
import type { Property } from '#contract/properties.ts';
import { idempotencyKey } from '#web/platform/idempotency-key.ts';

/** A home that is not saved yet: what its calendar says, and what its host adds. */
export interface DraftHome {
  /** As it was pasted, from 1. */
  line: number;
  url: string;
  look: CalendarLook;
  title: string;
  address: string;
  platform: CalendarPlatform | null;
  /** Of its two wishes: sent again after a lost answer they are the same. */
  keys: { home: string; calendar: string };
  /** Once it is saved; its calendar may still be missing. */
  property: Property | null;
  connected: boolean;
  /** What the server has against it. */
  error: Error | null;
}

export const draftOf = (url: string, line: number, look: CalendarLook): DraftHome => ({
  ...{ line, url, look, title: look.name ?? '', address: '', platform: platformOfUrl(url) },
  ...{ keys: { home: idempotencyKey(), calendar: idempotencyKey() }, property: null, connected: false, error: null },
});

/** The listing that an address names; else the home’s own title stands for it. */
export const listingOf = ({ url, title }: DraftHome): string =>
  (/\/ical\/(\d+)\.ics/.exec(url)?.[1] ?? title.trim()).slice(0, 100);

export const isReadable = ({ look }: DraftHome): boolean => look.fault === null;
export const isComplete = ({ title, address, platform }: DraftHome): boolean =>
  title.trim() !== '' && address.trim() !== '' && platform !== null;
