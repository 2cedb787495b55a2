import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showToast, type ToastMessage } from '#web/ui/toast-state.ts';
import { ApiError, isRefusal } from './api-error.ts';
import { applyFieldErrors } from './apply-field-errors.ts';
import { useErrorText } from './error-text.ts';
import { useFieldSentences } from './field-sentences.ts';
import { useValidationWords } from './validation-words.ts';

/** A write that failed: refused by the server, or never answered. */
export interface Failure {
  error: Error;
  /** Why, in the reader's language. */
  reason: string;
  /** What is wrong with fields: a sentence by field path. */
  fields: Readonly<Record<string, string>>;
  /** Some of it is now shown next to fields of the form. */
  besideField: boolean;
}

export interface FailureSettings<Values extends FieldValues> {
  /** The form being sent: what is wrong with a field is shown next to it. */
  form?: UseFormReturn<Values> | undefined;
  /**
   * The title of the toast that gives the reason; or a function of the failure for the title, the whole toast or null.
   */
  failed?: string | ((failure: Failure) => string | ToastMessage | null);
  /** What else to do; the toast waits for it. */
  onError?: (failure: Failure) => void | Promise<void>;
}

/** The toast of a failure without a specified title: the reason, unless it is shown beside a field already. */
export const reasonAlone = ({ reason, besideField }: Failure): ToastMessage | null =>
  besideField ? null : { title: reason, tone: 'danger' };

/** Tells what became of a write that failed. `useWrite` does it; this is for what is sent without. */
export function useFailure<Values extends FieldValues>({ form, failed, onError }: FailureSettings<Values>) {
  const { t } = useTranslation('errors');
  const errorText = useErrorText();
  const sentencesOf = useFieldSentences();
  const { fetchThem } = useValidationWords();
  return async (error: Error): Promise<void> => {
    if (error instanceof ApiError && Object.keys(error.fieldErrors).length > 0) await fetchThem();
    const fields = sentencesOf(error);
    const besideField = form !== undefined && applyFieldErrors(form, fields);
    const failure = { error, reason: errorText(error), fields, besideField };
    await onError?.(failure);
    // what is to be done first is no error of what was sent
    const first = isRefusal(error, 'email_unverified') && reasonAlone(failure);
    const said = first || (typeof failed === 'function' ? failed(failure) : failed);
    // What is said beside a field is not said twice.
    const description = besideField ? t('invalid_input') : failure.reason;
    if (typeof said === 'string') showToast({ title: said, description, tone: 'danger' });
    else if (said) showToast(said);
  };
}
