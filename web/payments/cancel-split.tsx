import { toCents } from '#contract/money.ts';
import { Shares } from './shares.tsx';

const nothing = toCents(0);

/** Nobody pays for a job that is canceled. */
export const CancelSplit = () => (
  <Shares
    viewer="host"
    split={{ hostPaysCents: nothing, cleanerReceivesCents: nothing, platformKeepsCents: nothing }}
  />
);
