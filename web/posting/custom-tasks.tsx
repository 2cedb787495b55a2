import { Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { customTasksPerJob } from '#contract/terms.ts';
import { Button } from '#web/ui/button.tsx';
import { CustomTaskRow } from './custom-task-row.tsx';
import type { PostingForm } from './posting-values.ts';

/** The host's own tasks: add, edit, remove. */
export function CustomTasks({ form }: { form: PostingForm }) {
  const { t } = useTranslation('posting');
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'customTasks' });
  const add = () => append({ name: '', price: 0, required: false }, { focusName: `customTasks.${fields.length}.name` });
  const full = fields.length >= customTasksPerJob;
  // Enter means "this one is written": a task without a name is not.
  const addAfter = (index: number) => {
    if (!full && form.getValues(`customTasks.${index}.name`)?.trim()) add();
  };
  return (
    <div className="grid gap-3 pt-2">
      {fields.map((field, index) => (
        <CustomTaskRow
          key={field.id}
          form={form}
          index={index}
          onRemove={() => remove(index)}
          onEnter={() => addAfter(index)}
        />
      ))}
      <Button icon={Plus} size="compact" className="justify-self-start" disabled={full} onClick={add}>
        {t('tasks.add')}
      </Button>
    </div>
  );
}
