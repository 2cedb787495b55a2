import { useEffect } from 'react';
import { keepDraft } from './posting-draft.ts';
import type { PostingForm } from './posting-values.ts';

/** Keeps what is typed in this browser as it is typed. */
export function useDraft(form: PostingForm, userId: string): void {
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(userId, values) }),
    [form, userId],
  );
}
