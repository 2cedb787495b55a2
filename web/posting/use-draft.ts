import { useEffect } from 'react';
import { keepDraft } from './posting-draft.ts';
import type { PostingForm } from './posting-values.ts';

/** Keeps what is typed in this browser as it is typed, with what the address asked for; only a change is worth keeping. */
export function useDraft(form: PostingForm, userId: string, begunAt: string | null): void {
  useEffect(() => {
    let kept = JSON.stringify(form.getValues());
    return form.subscribe({
      formState: { values: true },
      // also called where nothing but the form's own state has changed, as once it is sent
      callback: ({ values }) => {
        const typed = JSON.stringify(values);
        if (typed === kept) return;
        kept = typed;
        keepDraft(userId, { values, begunAt });
      },
    });
  }, [form, userId, begunAt]);
}
