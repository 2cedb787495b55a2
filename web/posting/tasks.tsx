import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { centsOf } from '#contract/dollars.ts';
import type { TemplateTask } from '#contract/task-templates.ts';
import { formatMoney } from '#web/platform/format.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CustomTasks } from './custom-tasks.tsx';
import { HomeTasks } from './home-tasks.tsx';
import type { PostingForm } from './posting-values.ts';
import { type PostedList, useChecklist } from './use-checklist.ts';

/** The checklist the cleaner will get: the home's own or the type's built-in tasks, then what is added to this job. */
export function Tasks({ form, posted }: { form: PostingForm; posted?: PostedList }) {
  const { t } = useTranslation('posting');
  const { propertyId, own, added, pending } = useChecklist(form, posted);
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1 text-13 font-medium">{t('tasks.label')}</legend>
      <p className="text-13 text-ink-soft">{own.length > 0 ? t('tasks.helpHome') : t('tasks.help')}</p>
      {pending ? (
        <Skeleton className="h-56" />
      ) : (
        <>
          {own.length > 0 && <HomeTasks key={propertyId} tasks={own} />}
          {added.length > 0 && (
            <ul className="border-y border-line">
              {added.map((task) => (
                <TemplateRow key={task.key} task={task} />
              ))}
            </ul>
          )}
        </>
      )}
      <CustomTasks form={form} />
    </fieldset>
  );
}

function TemplateRow({ task }: { task: TemplateTask }) {
  const { t } = useTranslation(['posting', 'jobs']);
  // the keys and rooms of the templates are those of jobs.json; a test of the server keeps them in step
  const name = t(`jobs:task.${task.key as 'makeBeds'}`);
  const room = t(`jobs:room.${task.room as 'General'}`);
  return (
    <li className="flex min-h-11 items-center gap-3 border-t border-line py-1.5 text-14 first:border-t-0">
      <Check aria-hidden size={16} strokeWidth={2} className={task.required ? 'text-green-ink' : 'text-ink-faint'} />
      <span className="min-w-0 flex-1">
        {name}
        <span className="block text-13 text-ink-soft">{task.required ? t('tasks.roomRequired', { room }) : room}</span>
      </span>
      <bdi className="text-ink-soft tabular-nums">{formatMoney(centsOf(task.price))}</bdi>
    </li>
  );
}
