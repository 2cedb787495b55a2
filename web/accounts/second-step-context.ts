import { createContext, useContext } from 'react';

/** With which words somebody is welcomed once they are in. */
export type Welcome = 'login' | 'register' | 'password' | 'account' | 'confirm';

/** What the second step of a login goes on with. */
export interface AskedStep {
  challenge: string;
  welcome: Welcome;
  /** A passkey can answer it as well as a code. */
  passkey?: boolean;
  /** The only codes are recovery codes. */
  withoutApp?: boolean;
}

/** Opens the second step in place of the first; null where there is no room for it. */
export const SecondStepContext = createContext<((asked: AskedStep) => void) | null>(null);

export const useAskSecondStep = () => useContext(SecondStepContext);
