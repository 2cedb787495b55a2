import { type RefObject, useEffect } from 'react';

/**
 * Leads to why a form was not sent: to the first field with an error, or else to its beginning, where the remarks stand.
 * Both may be scrolled out of sight. `refusals` counts how often somebody has tried in vain.
 */
export function useLeadsToRefusal(form: RefObject<HTMLFormElement | null>, refusals: number) {
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else form.current?.scrollIntoView?.({ block: 'start' });
  }, [form, refusals]);
}
