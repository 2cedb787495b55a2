import { ArrowDown, ArrowUp, Ellipsis, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRoomName } from '#web/platform/task-name.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { blankTask, type DraftRoom } from './checklist-draft.ts';

interface RoomHeadProps {
  room: DraftRoom;
  isFirst: boolean;
  isLast: boolean;
  full: boolean;
  onChange: (change: Partial<DraftRoom> | null) => void;
  onMove: (by: -1 | 1) => void;
}

/** A room's name, to write over; it is moved and taken away with all of its tasks. */
export function RoomHead({ room, isFirst, isLast, full, onChange, onMove }: RoomHeadProps) {
  const { t } = useTranslation('homes');
  const shown = useRoomName()(room.name) ?? '';
  const title = shown || t('room.unnamed');
  return (
    <li className="mt-3 flex items-center gap-1.5 first:mt-0">
      <TextInput
        className="min-w-0 flex-1 font-semibold"
        aria-label={t('room.name')}
        placeholder={t('room.example')}
        maxLength={60}
        value={shown}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <IconButton
        icon={Plus}
        label={t('room.addTask', { room: title })}
        disabled={full}
        onClick={() => onChange({ tasks: [...room.tasks, blankTask()] })}
      />
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t('room.more', { room: title })} />}
        items={[
          { label: t('room.up'), icon: ArrowUp, disabled: isFirst, onSelect: () => onMove(-1) },
          { label: t('room.down'), icon: ArrowDown, disabled: isLast, onSelect: () => onMove(1) },
          'separator',
          {
            label: t('room.remove'),
            icon: Trash2,
            danger: true,
            onSelect: () => onChange(null),
          },
        ]}
      />
    </li>
  );
}
