import { useEffect, useRef, useState } from 'react';
import type { Property } from '#contract/properties.ts';
import { movedEnd } from './moved-end.ts';
import type { PostingForm } from './posting-values.ts';
import { usualEnd } from './usual-end.ts';

/** What had been typed before it moved: the end alone, or the start as well. */
type Moved = { endTime: string; startTime?: string };

/**
 * The times of a cleaning, kept together: the first start proposes the usual end of a turnover at this property, any
 * later one keeps the length. What had been typed and moved can be taken back, and so can the end of a job that is held.
 */
export function useWhen(
  form: PostingForm,
  property: Pick<Property, 'checkInTime'> | undefined,
  { isHeld = false } = {},
) {
  const [moved, setMoved] = useState<Moved | null>(null);
  // a start that is being typed anew is none for a moment
  const start = form.watch('startTime');
  const last = useRef(start);
  useEffect(() => {
    if (start) last.current = start;
  }, [start]);
  const shouldValidate = form.formState.isSubmitted;
  const isTyped = (name: 'startTime' | 'endTime') => form.getFieldState(name).isDirty;

  function moveEnd(start: string, from: string | undefined) {
    const endTime = form.getValues('endTime');
    const kept = movedEnd({ startTime: last.current, endTime }, start);
    const end = kept ?? (isTyped('endTime') ? null : usual(start));
    const isLost = end !== null && end !== endTime && endTime !== '' && (isHeld || isTyped('endTime'));
    const before = moved?.endTime ?? endTime;
    if (isLost || from) setMoved({ endTime: before, ...(from && { startTime: from }) });
    if (end) form.setValue('endTime', end, { shouldValidate });
  }
  const usual = (start: string) => property && usualEnd(start, property.checkInTime, form.getValues('cleaningType'));

  return {
    moved,
    startTyped: (start: string) => moveEnd(start, undefined),
    endTyped: () => setMoved(null),
    /** Another start, proposed, as if it had been typed. */
    startAt(local: string) {
      const before = isTyped('startTime') ? form.getValues('startTime') : undefined;
      form.setValue('startTime', local, { shouldDirty: true, shouldValidate });
      moveEnd(local, before);
    },
    undo() {
      if (!moved) return;
      form.setValue('endTime', moved.endTime, { shouldDirty: true, shouldValidate });
      if (moved.startTime) form.setValue('startTime', moved.startTime, { shouldDirty: true, shouldValidate });
      setMoved(null);
    },
  };
}
