import { cx } from 'class-variance-authority';
import { Camera, type LucideIcon, Upload } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useFieldControl } from './field-context.ts';

export type FileDropProps = {
  /** "Add photos" */
  label: string;
  /** What it is called where the label alone does not tell it from others. */
  name?: string;
  /** "JPEG or PNG, up to 10 MB" */
  detail?: string;
  onFiles: (files: File[]) => void;
  accept?: string;
  multiple?: boolean;
  /** Opens the camera on a phone. */
  capture?: 'environment' | 'user';
  /** `tile` has the shape of a photo, for the first place in a photo grid. */
  shape?: 'wide' | 'tile';
  disabled?: boolean;
  icon?: LucideIcon;
};

/** Files chosen by a press, taken with the camera or dropped here. The caller shows refusals under the field. */
export function FileDrop(props: FileDropProps) {
  const { label, name, detail, onFiles, accept, multiple, capture, shape = 'wide', disabled } = props;
  const control = useFieldControl({});
  const [over, setOver] = useState(false);
  const Icon = props.icon ?? (capture ? Camera : Upload);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const dropped = [...event.dataTransfer.files];
    if (!disabled && dropped.length > 0) onFiles(multiple ? dropped : dropped.slice(0, 1));
  }

  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={cx(
        'grid cursor-pointer place-items-center content-center gap-1 rounded-tag border-[1.5px] border-dashed p-3 text-center transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-green has-disabled:cursor-not-allowed has-disabled:opacity-55',
        over ? 'border-green bg-green-tint' : 'border-line-strong bg-surface hover:bg-sunken',
        shape === 'tile' ? 'aspect-4/3' : 'min-h-28',
      )}
    >
      <Icon aria-hidden size={24} strokeWidth={1.75} className="text-green-ink" />
      <span className={cx('text-13 font-medium', shape === 'tile' && 'line-clamp-2 wrap-anywhere')}>{label}</span>
      {detail && <span className="text-13 text-ink-soft">{detail}</span>}
      <input
        {...control}
        aria-label={name}
        type="file"
        className="sr-only"
        accept={accept}
        multiple={multiple}
        capture={capture}
        disabled={disabled}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = ''; // so that the same file can be chosen again
        }}
      />
    </label>
  );
}
