import { tokenColours } from '#web/ui/token-colours.ts';

const colours = {
  ground: '--surface',
  ink: '--ink',
  soft: '--ink-soft',
  faint: '--ink-faint',
  edge: '--line-strong',
  primary: '--green',
  danger: '--red-ink',
} as const;

/** What the provider's fields take of our design: they are in a frame of their own and know none of our styles. */
export type CardLook = Record<keyof typeof colours, string> & { radius: string; text: string; label: string };

/** The look as it is just now, light or dark. */
export function cardLook(): CardLook {
  const root = getComputedStyle(document.documentElement);
  const inPixels = (name: string) => `${Number.parseFloat(root.getPropertyValue(name)) * rootSize(root)}px`;
  return {
    ...tokenColours(document.body, colours),
    radius: root.getPropertyValue('--radius-control').trim(),
    text: inPixels('--t-16'),
    label: inPixels('--t-14'),
  };
}

/** A `rem` inside the frame is the frame's own. */
const rootSize = (root: CSSStyleDeclaration) => Number.parseFloat(root.fontSize) || 16;
