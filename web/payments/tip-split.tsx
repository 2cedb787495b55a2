import { type Cents, toCents } from '#contract/money.ts';
import { Shares } from './shares.tsx';

/** A tip goes whole to the cleaner. */
export const TipSplit = ({ cents }: { cents: Cents }) => (
  <Shares viewer="host" split={{ hostPaysCents: cents, cleanerReceivesCents: cents, platformKeepsCents: toCents(0) }} />
);
