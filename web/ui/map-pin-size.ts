/** In pixels, as all that is drawn on a map. */
export const pinHeight = 32;
export const dotSize = 14;

/** Half of what the house on a map covers. */
export const homeRoom = 13;

/** So far above its place, and so large, is a house beside the pins: a pin there stays in sight. */
export const houseAbove = -40;
export const houseSize = 28;

/** As wide as what stands on it, and never narrower than it is high. */
export const pinWidthOf = (mark: string | undefined): number =>
  mark ? Math.max(pinHeight, mark.length * 8.4 + 14) : dotSize;
