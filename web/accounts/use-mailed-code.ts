import { useState } from 'react';
import { type CodeRequest, codeRequested } from './code-request.ts';
import { useVerifyCode } from './use-verify-code.ts';

export type MailedCode = ReturnType<typeof useMailedCode>;

/** The last code that was mailed, with its tries: it outlives a way back to the first step. */
export function useMailedCode() {
  const [request, setRequest] = useState<CodeRequest | null>(null);
  const tries = useVerifyCode(request);
  return {
    request,
    tries,
    sentTo: (email: string) => {
      tries.reset();
      setRequest(codeRequested(email, Date.now()));
    },
  };
}
