import type { PostingForm } from './posting-values.ts';

/** A row of the host's own tasks that was added and left blank is no task; one with a number has lost its name. */
export function dropBlankTasks(form: PostingForm): void {
  const tasks = form.getValues('customTasks') ?? [];
  const written = tasks.filter(({ name, price }) => name.trim() !== '' || price > 0);
  if (written.length < tasks.length) form.setValue('customTasks', written, { shouldDirty: true });
}
