import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { register, requestRegisterCode } from '#contract/calls.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { applyFieldErrors } from '#web/platform/apply-field-errors.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useFieldSentence } from '#web/platform/field-sentence.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import type { RegisterValues } from './register-form.tsx';
import type { Registration } from './register-panel.tsx';
import { useArrival } from './use-arrival.ts';
import { useCodeToasts } from './use-code-toasts.ts';

interface RequestSettings {
  form?: UseFormReturn<RegisterValues>;
  onSent: (details: Registration) => void;
}

/** Asks for a code that proves the e-mail of a new account. */
export function useRequestRegisterCode({ form, onSent }: RequestSettings) {
  const toasts = useCodeToasts();
  const request = useWrite(requestRegisterCode, { onError: (error) => toasts.failed(error, form) });
  return {
    ...request,
    mutate: (options: { body: Registration }) =>
      request.mutate(options, {
        onSuccess: () => {
          toasts.sent(options.body.email);
          onSent(options.body);
        },
      }),
  };
}

/** Creates an account with a password; its e-mail is proven later. */
export function useCreateAccount(form: UseFormReturn<RegisterValues>) {
  const { t } = useTranslation('auth');
  const arrive = useArrival();
  const errorText = useErrorText();
  const sentence = useFieldSentence();
  return useWrite(register, {
    onSuccess: (session) => arrive(session, 'account'),
    onError: (error) => {
      applyFieldErrors(form, error, sentence);
      const description = error instanceof ApiError ? errorText(error) : t('toasts.accountFailedText');
      showToast({ title: t('toasts.accountFailed'), description, tone: 'danger' });
    },
  });
}
