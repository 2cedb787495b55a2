import { useEffect, useEffectEvent } from 'react';
import { useSettled } from '#web/platform/use-settled.ts';
import type { useSaveAvailability } from './use-save-availability.ts';

/** What is changed is saved once typing pauses, and what is left to save when the page is left goes then. */
export function useSaveAtOnce({ form, save, isDirty }: ReturnType<typeof useSaveAvailability>): void {
  const values = JSON.stringify(form.watch());
  const isPaused = useSettled(values, 800) === values;
  const saveRest = useEffectEvent(async () => {
    if (isDirty && (await form.trigger())) save(form.getValues());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has changed since is saved after the next pause
  useEffect(() => {
    if (isPaused) void saveRest();
  }, [isPaused, values]);
  useEffect(() => () => void saveRest(), []);
}
