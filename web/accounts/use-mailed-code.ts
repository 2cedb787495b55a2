import { useState } from 'react';
import { type CodeRequest, codeRequested } from './code-request.ts';
import type { KeptCode } from './kept-code.ts';
import { useVerifyCode } from './use-verify-code.ts';

export type MailedCode = ReturnType<typeof useMailedCode>;

/** The last code that was mailed, with its tries: it outlives a way back to the first step, and a refresh if `kept`. */
export function useMailedCode(kept: KeptCode | null) {
  const [request, setRequest] = useState<CodeRequest | null>(kept?.request ?? null);
  const tries = useVerifyCode(request, kept?.wrongTries ?? 0);
  return {
    request,
    tries,
    sentTo: (email: string) => {
      tries.reset();
      setRequest(codeRequested(email, Date.now()));
    },
  };
}
