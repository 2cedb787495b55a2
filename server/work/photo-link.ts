import { hour } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';

const validFor = hour;
const purpose = 'photo link';

export const thumbnailKey = (storageKey: string): string => `${storageKey}-small`;

/**
 * A link that whoever may see the picture is given. It ends at the full hour after next, so that answers within one
 * hour carry the same link and browsers keep the picture.
 */
export function photoLink({ clock, hasher }: Pick<Kit, 'clock' | 'hasher'>, key: string): string {
  const expires = (Math.floor(clock.now().getTime() / validFor) + 2) * validFor;
  const signature = hasher.hash(purpose, signed(key, expires)).toString('base64url');
  return `/photos/${key}?e=${expires}&s=${signature}`;
}

export const photoLinks = (kit: Pick<Kit, 'clock' | 'hasher'>, storageKey: string) => ({
  photoUrl: photoLink(kit, storageKey),
  thumbnailUrl: photoLink(kit, thumbnailKey(storageKey)),
});

/** Milliseconds that a link is still good for; null when it is not ours or has run out. */
export function linkLifetime({ clock, hasher }: Kit, key: string, { e, s }: { e: number; s: string }): number | null {
  const left = e - clock.now().getTime();
  if (left <= 0 || !hasher.matches(purpose, signed(key, e), Buffer.from(s, 'base64url'))) return null;
  return left;
}

/** The storage key that a link names, whatever its host and signature; null when it is no link to a picture. */
export function keyOfLink(url: string): string | null {
  return /^(?:https?:\/\/[^/?#]+)?\/photos\/([\w-]{22})(?:[?#].*)?$/.exec(url)?.[1] ?? null;
}

const signed = (key: string, expires: number) => `${key}:${expires}`;
