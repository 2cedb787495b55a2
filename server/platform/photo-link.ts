import { hour, minute } from './clock.ts';
import type { Kit } from './kit.ts';

const validFor = hour;
/** Of pictures on a page that may end at any moment. */
const shortly = 5 * minute;
const purpose = 'photo link';

export const thumbnailKey = (storageKey: string): string => `${storageKey}-small`;
/** As large as a phone's screen or a part of a page shows it; a photograph itself is several times the bytes. */
export const screenKey = (storageKey: string): string => `${storageKey}-screen`;

/**
 * A link for someone who may see the picture. It expires at the full hour after next, so that answers within one hour
 * carry the same link and browsers keep the picture.
 */
export function photoLink({ clock, hasher }: Pick<Kit, 'clock' | 'hasher'>, key: string, span = validFor): string {
  const expires = (Math.floor(clock.now().getTime() / span) + 2) * span;
  const signature = hasher.hash(purpose, signed(key, expires)).toString('base64url');
  return `/photos/${key}?e=${expires}&s=${signature}`;
}

export const photoLinks = (kit: Pick<Kit, 'clock' | 'hasher'>, storageKey: string) => ({
  photoUrl: photoLink(kit, storageKey),
  thumbnailUrl: photoLink(kit, thumbnailKey(storageKey)),
});

/** For five to ten minutes: whoever is no longer shown the page soon has no picture of it. */
export const shortPhotoLinks = (kit: Pick<Kit, 'clock' | 'hasher'>, storageKey: string) => ({
  photoUrl: photoLink(kit, storageKey, shortly),
  thumbnailUrl: photoLink(kit, thumbnailKey(storageKey), shortly),
});

/** Milliseconds until a link expires; null if it is not ours or has expired. */
export function linkLifetime(
  { clock, hasher }: Pick<Kit, 'clock' | 'hasher'>,
  key: string,
  { e, s }: { e: number; s: string },
): number | null {
  const left = e - clock.now().getTime();
  if (left <= 0 || !hasher.matches(purpose, signed(key, e), Buffer.from(s, 'base64url'))) return null;
  return left;
}

/** The storage key in a link, whatever its host and signature; null if it is not a link to a picture. */
export function keyOfLink(url: string): string | null {
  return /^(?:https?:\/\/[^/?#]+)?\/photos\/([\w-]{22})(?:[?#].*)?$/.exec(url)?.[1] ?? null;
}

/** Whether a link is ours and has not expired. */
export function isGoodLink(kit: Pick<Kit, 'clock' | 'hasher'>, url: string): boolean {
  const key = keyOfLink(url);
  const query = new URLSearchParams(url.split('?')[1]);
  return key !== null && linkLifetime(kit, key, { e: Number(query.get('e')), s: query.get('s') ?? '' }) !== null;
}

const signed = (key: string, expires: number) => `${key}:${expires}`;
