import type { JobRecord } from '#contract/record-file.ts';
import { useTaskName } from '#web/platform/task-name.ts';

/** What a file calls a task, by its name and room there, in the reader's language. */
export function useRecordedTask({ checklist }: Pick<JobRecord, 'checklist'>) {
  const nameOf = useTaskName();
  return ({ name, room = null }: { name: string; room?: string | null | undefined }): string => {
    const task = checklist.find((one) => one.name === name && one.room === room);
    return nameOf({ name, templateKey: task?.templateKey ?? null });
  };
}
