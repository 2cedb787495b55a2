import { statedFigures } from '#contract/stated-figures.ts';
import { useConfig } from '#web/platform/use-config.ts';

export interface Claims {
  /** What is known to be true of this installation; null where it is too little to tell. */
  figures: Record<keyof typeof statedFigures, number | null>;
  /** Whether figures and testimonials are shown as worded; false where they are counted. */
  confirmed: boolean;
  /** Hides what must not be claimed, until the page's waiting script or the server's answer confirms it. */
  className: string;
}

/** Keeps its place until the answer is there, then stays or goes: nobody has scrolled to it by then, so that nothing jumps. */
const unconfirmed = '[html:not([data-claims])_&]:invisible [html[data-claims=counted]_&]:hidden';

/**
 * What this installation may say of itself. Pages are written to files before anybody knows where they will be served, so
 * they hold the stated figures unseen: `data-claims` of the waiting script (platform/quiet-start.ts) or the config shows them.
 */
export function useClaims(): Claims {
  const marketing = useConfig()?.marketing;
  if (!marketing) return { figures: statedFigures, confirmed: true, className: unconfirmed };
  return { ...marketing, className: '' };
}
