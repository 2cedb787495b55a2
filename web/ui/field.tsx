import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldContext } from './field-context.ts';

export type FieldProps = {
  label: string;
  help?: ReactNode;
  error?: string | null;
  required?: boolean;
  /** Says "optional" next to the label. */
  optional?: boolean;
  /** The control is made of several inputs (radio cards, stars): the label names the group. */
  group?: boolean;
  hideLabel?: boolean;
  /** At the end of the label's line: a link, a counter. */
  aside?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** Label above, control, then help and error text below; the control inside is wired to all of them. */
export function Field(props: FieldProps) {
  const { label, help, error, required = false, group = false, aside, className, children } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [helpId, errorId].filter(Boolean).join(' ') || undefined;
  const labelId = `${id}-label`;
  return (
    <FieldContext value={{ id, labelId, describedBy, invalid: Boolean(error), required }}>
      <div className={cx('grid min-w-0 content-start gap-1.5', className)}>
        <div className={cx('flex items-baseline justify-between gap-3', props.hideLabel && 'sr-only')}>
          <FieldLabel id={labelId} htmlFor={group ? undefined : id} label={label} optional={props.optional} />
          {aside}
        </div>
        {children}
        {help && (
          <p id={helpId} className="text-13 text-ink-soft">
            {help}
          </p>
        )}
        {error && <FieldError id={errorId} error={error} />}
      </div>
    </FieldContext>
  );
}

type FieldLabelProps = { id: string; htmlFor: string | undefined; label: string; optional: boolean | undefined };

function FieldLabel({ id, htmlFor, label, optional }: FieldLabelProps) {
  const { t } = useTranslation('ui');
  const text = (
    <>
      {label}
      {optional && <span className="font-normal text-ink-soft"> ({t('optional')})</span>}
    </>
  );
  const look = 'text-13 font-medium';
  if (!htmlFor) {
    return (
      <span id={id} className={look}>
        {text}
      </span>
    );
  }
  return (
    <label id={id} htmlFor={htmlFor} className={look}>
      {text}
    </label>
  );
}

function FieldError({ id, error }: { id: string | undefined; error: string }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-13 text-red-ink">
      <CircleAlert aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      {error}
    </p>
  );
}
