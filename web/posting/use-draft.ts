import { useEffect } from 'react';
import { keepDraft } from './posting-draft.ts';
import type { PostingForm } from './posting-values.ts';

/** Keeps what is typed in this browser as it is typed, with what the address asked for. */
export function useDraft(form: PostingForm, userId: string, begunAt: string | null): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(userId, { values, begunAt }),
      }),
    [form, userId, begunAt],
  );
}
