import type { Kit } from '#server/platform/kit.ts';

/** A refusal is known by the number it is about, which is written down nowhere but in its owner's account. */
export const numberHash = ({ hasher }: Pick<Kit, 'hasher'>, number: string): Buffer =>
  hasher.hash('number that takes no texts', number);
