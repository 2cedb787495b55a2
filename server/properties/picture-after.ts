import type { PropertyForm } from '#contract/properties.ts';
import type { Kit } from '#server/platform/kit.ts';
import { isGoodLink, keyOfLink } from '#server/platform/photo-link.ts';
import { invalidInput } from '#server/platform/refusal.ts';

/** A picture is named by a link that we gave out lately, or by any link to the one that is there already. */
export function pictureAfter(kit: Kit, { pictureUrl }: PropertyForm, before: string | null): string | null {
  if (pictureUrl === undefined) return before;
  if (!pictureUrl) return null;
  const key = keyOfLink(pictureUrl);
  if (!key || (key !== before && !isGoodLink(kit, pictureUrl))) throw invalidInput({ pictureUrl: 'photoUrl' });
  return key;
}
