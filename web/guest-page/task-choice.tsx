import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/work.ts';
import { useRoomName } from '#web/platform/task-name.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';

interface TaskChoiceProps {
  tasks: readonly Task[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
}

/** The tasks in the host’s own words: in them may stand whatever a guest should not read. */
export function TaskChoice({ tasks, chosen, onChange, error }: TaskChoiceProps) {
  const { t } = useTranslation('guestPage');
  const nameOfRoom = useRoomName();
  if (tasks.length === 0) return null;
  return (
    <Field label={t('share.tasks')} group help={t('share.tasksHelp')} error={error}>
      <div className="grid">
        {tasks.map(({ id, name, room }) => (
          <Checkbox
            key={id}
            size="row"
            checked={chosen.includes(id)}
            onCheckedChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id))}
            label={<bdi>{name}</bdi>}
            detail={nameOfRoom(room)}
          />
        ))}
      </div>
    </Field>
  );
}
