import { getHomeChecklist } from '#contract/home-calls.ts';
import type { HomeTask } from '#contract/home-checklist.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { type TemplateTask, taskTemplates } from '#contract/task-templates.ts';
import { useRead } from '#web/platform/use-read.ts';
import type { PostingForm } from './posting-values.ts';

export type ListedTask = Pick<HomeTask, 'id' | 'name' | 'room' | 'required' | 'templateKey'>;
/** A job that is being changed: it keeps the list it was posted with, unless it becomes another cleaning. */
export type PostedList = Pick<JobDetail, 'cleaningType' | 'customTasks' | 'tasks'>;

/** What the job will ask for before its host adds anything: a list of its home's own, and what the type adds to it. */
export function useChecklist(form: PostingForm, posted?: PostedList) {
  const [type, propertyId] = form.watch(['cleaningType', 'propertyId']);
  const keeps = posted?.cleaningType === type;
  const asksHome = Boolean(propertyId) && type !== 'maintenance' && !keeps;
  const home = useRead(getHomeChecklist, { params: { id: propertyId }, enabled: asksHome });
  const template = taskTemplates[type];
  const own: readonly ListedTask[] = keeps ? ownListOf(posted, template) : (asksHome && home.data?.tasks) || [];
  const whole = keeps && own.length > 0;
  return {
    ...{ propertyId, own, pending: asksHome && home.isPending },
    // a deep clean adds to a home's own list what goes deeper
    added: whole ? [] : own.length > 0 ? template.filter((task) => !taskTemplates.standard.includes(task)) : template,
  };
}

/** Empty where the job was posted with its type's list. */
function ownListOf({ tasks, customTasks }: PostedList, template: readonly TemplateTask[]): readonly ListedTask[] {
  const listed = tasks.slice(0, tasks.length - customTasks.length);
  const isTemplate =
    listed.length === template.length && listed.every(({ templateKey }, at) => templateKey === template[at]?.key);
  return isTemplate ? [] : listed;
}
