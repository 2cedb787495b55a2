import { useEffect } from 'react';
import type { Registration } from './code-request.ts';
import { type AuthTab, forgetCode, keepCode } from './kept-code.ts';
import type { MailedCode } from './use-mailed-code.ts';

interface Settings {
  /** True while the code step is the one on the screen. */
  shown: boolean;
  mailed: MailedCode;
  details?: Registration;
}

/** A refresh comes back to the code step while it is shown, and to the first step after going back. */
export function useKeepCode(tab: AuthTab, { shown, mailed, details }: Settings): void {
  const { request } = mailed;
  const { wrongTries } = mailed.tries;
  useEffect(() => {
    if (shown && request) keepCode(tab, { request, wrongTries, ...(details && { details }) });
    else forgetCode(tab);
  }, [tab, shown, request, wrongTries, details]);
}
