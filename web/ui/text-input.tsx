import { cx } from 'class-variance-authority';
import { Eye, EyeOff, type LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldControl } from './field-context.ts';
import { inputLine, inputStyle } from './input-style.ts';

export type TextInputProps = ComponentProps<'input'> & {
  icon?: LucideIcon;
  /** The currency sign in front of an amount. */
  sign?: string;
  /** A unit after the number ("km"), shown inside the field. */
  suffix?: ReactNode;
  /** What `type="password"` hides, where it is not a password. */
  hides?: 'number';
};

/** Types whose Latin letters or digits run left-to-right in every language. */
const latinTypes = new Set(['email', 'url', 'tel', 'password', 'number']);

/** Space for what is shown inside the field; in a Latin field on a right-to-left page the sides are swapped. */
const pageRoom = { icon: 'ps-10', suffix: 'pe-14' };
const latinRoom = { icon: 'ps-10 rtl:ps-3 rtl:pe-10', suffix: 'pe-14 rtl:ps-14 rtl:pe-3' };

/** One line of text. `type="password"` adds a button that shows what was typed. */
export function TextInput({ icon: Icon, sign, suffix, hides, className, type = 'text', ...rest }: TextInputProps) {
  const control = useFieldControl(rest);
  const [shown, setShown] = useState(false);
  const secret = type === 'password';
  const latin = latinTypes.has(type);
  const room = latin ? latinRoom : pageRoom;
  const padding = cx(inputLine, Icon && room.icon, (suffix || secret) && room.suffix, sign && 'ps-7');
  return (
    <div dir={sign && 'ltr'} className={cx('relative min-w-0', className)}>
      {sign && (
        <span aria-hidden className="absolute inset-y-0 start-3 flex items-center text-16 text-ink-soft">
          {sign}
        </span>
      )}
      {Icon && (
        <Icon aria-hidden size={18} strokeWidth={1.75} className="absolute inset-y-0 start-3 my-auto text-ink-faint" />
      )}
      <input
        {...rest}
        {...control}
        dir={rest.dir ?? (latin ? 'ltr' : undefined)}
        type={secret && shown ? 'text' : type}
        className={cx(inputStyle, padding, latin && !sign && 'rtl:text-end')}
      />
      {suffix && (
        <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-14 text-ink-soft">
          {suffix}
        </span>
      )}
      {secret && <ShowHidden hides={hides} shown={shown} onToggle={() => setShown(!shown)} />}
    </div>
  );
}

type ShowHiddenProps = Pick<TextInputProps, 'hides'> & { shown: boolean; onToggle: () => void };

function ShowHidden({ hides, shown, onToggle }: ShowHiddenProps) {
  const { t } = useTranslation('ui');
  const words =
    hides === 'number' ? (['showNumber', 'hideNumber'] as const) : (['showPassword', 'hidePassword'] as const);
  const Icon = shown ? EyeOff : Eye;
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={t(words[shown ? 1 : 0])}
      className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-ink"
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} />
    </button>
  );
}
