import { cx } from 'class-variance-authority';
import { Asterisk, ChevronDown, GripVertical, Image, StickyNote } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTaskName } from '#web/platform/task-name.ts';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { isEnter } from '#web/ui/is-enter.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import type { DraftTask } from './checklist-draft.ts';
import { TaskDetails } from './task-details.tsx';
import { useRowDrag } from './use-row-drag.ts';

interface TaskItemProps {
  task: DraftTask;
  /** It was to be saved without saying what is to be done. */
  unsaid: boolean;
  onChange: (change: Partial<DraftTask> | null) => void;
  onMove: (by: -1 | 1) => void;
  /** Enter was pressed: the next one is written. */
  onEnter: (row: Element | null) => void;
}

/** A task: its handle, what is to be done, and behind a button whether it is required, a note and a picture. */
export function TaskItem({ task, unsaid, onChange, onMove, onEnter }: TaskItemProps) {
  const { t } = useTranslation('homes');
  const nameOf = useTaskName();
  const detailsId = useId();
  const [open, setOpen] = useState(false);
  const { dragging, handle } = useRowDrag(onMove);
  const input = useFocusWhenNew(task);
  const shown = nameOf(task);
  return (
    <li className={cx('grid gap-2 rounded-control', dragging && 'relative z-10 bg-sunken shadow-float')}>
      <div className="flex items-start gap-1">
        <button
          type="button"
          {...handle}
          aria-label={t('task.move', { task: shown })}
          className="grid h-11 w-9 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-soft hover:text-ink active:cursor-grabbing pointer-coarse:w-11"
        >
          <GripVertical aria-hidden size={18} strokeWidth={1.75} />
        </button>
        <Field className="flex-1" label={t('task.name')} hideLabel error={unsaid ? t('task.nameMissing') : null}>
          <TextArea
            ref={input}
            rows={1}
            value={shown}
            placeholder={t('task.example')}
            onKeyDown={(event) => {
              if (!isEnter(event)) return;
              event.preventDefault();
              onEnter(event.currentTarget.closest('li'));
            }}
            onChange={({ target }) => onChange({ name: inOneLine(target.value), templateKey: null })}
          />
        </Field>
        <Marks task={task} />
        <IconButton
          icon={ChevronDown}
          className={open ? 'h-11 [&_svg]:rotate-180' : 'h-11'}
          label={t('task.details', { task: shown })}
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => setOpen(!open)}
        />
      </div>
      <div id={detailsId} hidden={!open}>
        {open && <TaskDetails task={task} onChange={onChange} />}
      </div>
    </li>
  );
}

/** It is long in some languages and breaks where it has to, but what is pasted has no lines of its own. */
const inOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').slice(0, 120);

/** What is behind the button: that it is required, a note, a picture. */
function Marks({ task }: { task: DraftTask }) {
  const { t } = useTranslation('homes');
  return (
    <span className="flex h-11 items-center gap-1 text-ink-soft">
      {task.required && <Asterisk role="img" aria-label={t('task.required')} size={16} strokeWidth={2} />}
      {task.note.trim() !== '' && <StickyNote role="img" aria-label={t('task.hasNote')} size={16} strokeWidth={1.75} />}
      {task.photo && <Image role="img" aria-label={t('task.hasPhoto')} size={16} strokeWidth={1.75} />}
    </span>
  );
}

/** A row that was just added is written in next. */
function useFocusWhenNew({ name, note, photo }: DraftTask) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [isNew] = useState(name === '' && note === '' && photo === null);
  useEffect(() => {
    if (isNew) input.current?.focus();
  }, [isNew]);
  return input;
}
