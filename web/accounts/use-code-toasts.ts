import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { applyFieldErrors } from '#web/platform/apply-field-errors.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useFieldSentence } from '#web/platform/field-sentence.ts';
import { showToast } from '#web/ui/toast.tsx';

/** The messages about a code that was asked for and about one that was typed. */
export function useCodeToasts() {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const sentence = useFieldSentence();
  return {
    sent: (email: string) =>
      showToast({ title: t('toasts.codeSent'), description: t('toasts.codeSentText', { email }), tone: 'success' }),
    failed: <Values extends FieldValues>(error: Error, form?: UseFormReturn<Values>) => {
      if (form) applyFieldErrors(form, error, sentence);
      showToast({ title: t('toasts.codeFailed'), description: errorText(error), tone: 'danger' });
    },
    wrong: (error: Error) =>
      showToast({ title: t('toasts.verifyFailed'), description: errorText(error), tone: 'danger' }),
  };
}
