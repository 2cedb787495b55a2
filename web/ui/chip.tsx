import { cx } from 'class-variance-authority';
import { type LucideIcon, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export type ChipProps = {
  label: string;
  count?: number;
  icon?: LucideIcon;
  /** Its icon alone says it on a phone, where a row has no room for the word. */
  iconOnPhone?: boolean;
  /** The filter is on. */
  pressed?: boolean;
  onPress?: () => void;
  /** Shows a cross that removes the chip. */
  onRemove?: () => void;
  disabled?: boolean;
  /** For names that people write: more than one line where it has to be. */
  wraps?: boolean;
};

const look =
  'inline-flex min-h-8 items-center gap-1.5 rounded-control border text-13 font-medium pointer-coarse:min-h-11 pointer-coarse:min-w-11';

/** A filter to switch on and off, or a chosen value that can be removed. */
export function Chip({
  label,
  count,
  icon: Icon,
  iconOnPhone = false,
  pressed = false,
  onPress,
  onRemove,
  disabled,
  wraps = false,
}: ChipProps) {
  const tone = cx(
    pressed ? 'border-green bg-green-tint text-green-ink' : 'border-line-strong bg-surface text-ink',
    wraps ? 'max-w-full py-1 text-start wrap-anywhere' : 'whitespace-nowrap',
  );
  const words = (
    <>
      {Icon && <Icon aria-hidden size={15} strokeWidth={1.75} className="shrink-0" />}
      {iconOnPhone ? <span className="max-sm:sr-only">{label}</span> : label}
      {count !== undefined && <span className="tabular-nums">{count}</span>}
    </>
  );
  if (onRemove) return <Removable {...{ label, tone, words, onRemove }} />;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      disabled={disabled}
      className={cx(look, tone, 'justify-center px-3 transition-colors hover:border-ink-soft disabled:opacity-55')}
    >
      {words}
    </button>
  );
}

type RemovableProps = { label: string; tone: string; words: React.ReactNode; onRemove: () => void };

function Removable({ label, tone, words, onRemove }: RemovableProps) {
  const { t } = useTranslation('ui');
  return (
    <span className={cx(look, tone, 'ps-3')}>
      {words}
      <button
        type="button"
        aria-label={t('remove', { name: label })}
        onClick={onRemove}
        className="grid size-7.5 place-items-center rounded-control text-ink-soft hover:text-ink pointer-coarse:-my-px pointer-coarse:size-11"
      >
        <X aria-hidden size={15} strokeWidth={1.75} />
      </button>
    </span>
  );
}
