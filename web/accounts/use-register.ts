import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { register, requestRegisterCode } from '#contract/sign-in-calls.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useWrite } from '#web/platform/use-write.ts';
import type { Registration } from './code-request.ts';
import { useArrival } from './use-arrival.ts';
import { useCodeSent } from './use-code-sent.ts';
import { useRequestFailed } from './use-request-failed.ts';

/** `password` is left out of what is sent unless the account is to have one. */
export type RegisterValues = Registration & { password?: string };

interface RequestSettings {
  form?: UseFormReturn<RegisterValues>;
  onSent: (details: Registration) => void;
}

/** Asks for a code that proves the e-mail of a new account. */
export function useRequestRegisterCode({ form, onSent }: RequestSettings) {
  const tellSent = useCodeSent();
  const request = useWrite(requestRegisterCode, { form, failed: useRequestFailed() });
  return {
    ...request,
    mutate: (options: { body: Registration }) =>
      request.mutate(options, {
        onSuccess: () => {
          tellSent(options.body.email);
          onSent(options.body);
        },
      }),
  };
}

/** Creates an account with a password; its e-mail is proven later. */
export function useCreateAccount(form: UseFormReturn<RegisterValues>) {
  const { t } = useTranslation('auth');
  const arrive = useArrival();
  return useWrite(register, {
    onSuccess: (session) => arrive(session, 'account'),
    form,
    failed: ({ error, reason }) => {
      const description = error instanceof ApiError ? reason : t('toasts.accountFailedText');
      return { title: t('toasts.accountFailed'), description, tone: 'danger' };
    },
  });
}
