import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { uploadBytes } from '#contract/photo-limits.ts';
import { OnePhoto } from '#web/platform/one-photo.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { DraftTask } from './checklist-draft.ts';

interface TaskDetailsProps {
  task: DraftTask;
  onChange: (change: Partial<DraftTask> | null) => void;
}

/** What else a task says: whether it may be left out, a note for the cleaner, and how it should look. */
export function TaskDetails({ task, onChange }: TaskDetailsProps) {
  const { t } = useTranslation('homes');
  return (
    <div className="mb-2 ms-9 grid gap-3 rounded-control border border-line p-3.5 pointer-coarse:ms-11">
      <Switch
        checked={task.required}
        onCheckedChange={(required) => onChange({ required })}
        label={t('task.required')}
        detail={t('task.requiredHelp')}
      />
      <Field label={t('task.note')} help={t('task.noteHelp')} optional>
        <TextArea
          rows={2}
          maxLength={500}
          value={task.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </Field>
      <OnePhoto
        photo={task.photo}
        onChange={(photo) => onChange({ photo })}
        words={{
          title: t('task.photo'),
          add: t('task.addPhoto'),
          detail: t('task.photoDetail', { megabytes: uploadBytes / 1024 / 1024 }),
          remove: t('task.removePhoto'),
        }}
      />
      <Button size="compact" icon={Trash2} className="justify-self-start" onClick={() => onChange(null)}>
        {t('task.remove')}
      </Button>
    </div>
  );
}
