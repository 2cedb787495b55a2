import { cx } from 'class-variance-authority';
import { isErasedName } from '#web/platform/erased-name.ts';

const tints = [
  'bg-avatar-a text-avatar-a-ink',
  'bg-avatar-b text-avatar-b-ink',
  'bg-avatar-c text-avatar-c-ink',
  'bg-avatar-d text-avatar-d-ink',
];

const sizes = { small: 'size-7 text-12', normal: 'size-9 text-13', large: 'size-14 text-18', huge: 'size-24 text-28' };

export type AvatarProps = {
  name: string;
  src?: string | null;
  size?: keyof typeof sizes;
  /** Read out only if there is no name next to it. */
  announce?: boolean;
  /** The initials are read out too: for buttons that show nothing else. */
  spell?: boolean;
  className?: string;
};

/** A face, or initials on a tint that is always the same for the same name. */
export function Avatar({ name, src, size = 'normal', announce = false, spell = false, className }: AvatarProps) {
  const look = cx('inline-grid shrink-0 place-items-center rounded-full font-semibold', sizes[size], className);
  if (src) return <img src={src} alt={announce ? name : ''} className={cx(look, 'photo object-cover')} />;
  // nobody's initials
  if (isErasedName(name)) return <span className={cx(look, 'bg-sunken')} />;
  const tint = tints[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tints.length];
  const words = <span aria-hidden={!spell}>{initials(name)}</span>;
  if (!announce) return <span className={cx(look, tint)}>{words}</span>;
  return (
    <span role="img" aria-label={name} className={cx(look, tint)}>
      {words}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toUpperCase();
}
