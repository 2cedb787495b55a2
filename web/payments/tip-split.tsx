import { bothSides } from '#contract/both-sides.ts';
import type { Cents } from '#contract/money.ts';
import { Shares } from './shares.tsx';

/** A tip goes whole to the cleaner. */
export const TipSplit = ({ cents }: { cents: Cents }) => (
  <Shares viewer="host" split={bothSides({ click: 'tip', tipCents: cents })} />
);
