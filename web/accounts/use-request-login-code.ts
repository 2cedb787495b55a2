import type { UseFormReturn } from 'react-hook-form';
import { requestLoginCode } from '#contract/sign-in-calls.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { useCodeSent } from './use-code-sent.ts';
import { useRequestFailed } from './use-request-failed.ts';

interface Settings {
  /** Where the server's refusal of the address is shown. */
  form?: UseFormReturn<{ email: string }>;
  onSent: (email: string) => void;
  onFailed?: () => void;
}

/** Asks for a login code; the toast says where it went, or why it did not. */
export function useRequestLoginCode({ form, onSent, onFailed }: Settings) {
  const tellSent = useCodeSent();
  const request = useWrite(requestLoginCode, { form, failed: useRequestFailed() });
  return {
    ...request,
    mutate: (options: { body: { email: string } }) =>
      request.mutate(options, {
        onSuccess: () => {
          tellSent(options.body.email);
          onSent(options.body.email);
        },
        onError: () => onFailed?.(),
      }),
  };
}
