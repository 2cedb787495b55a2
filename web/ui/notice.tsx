import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

const tones = {
  apricot: 'border-apricot bg-apricot-tint',
  amber: 'border-amber bg-amber-tint',
  red: 'border-red bg-red-tint',
  green: 'border-green bg-green-tint',
  neutral: 'border-line-strong bg-sunken',
};

export type NoticeProps = {
  tone?: keyof typeof tones;
  title?: string;
  icon?: LucideIcon;
  /** A button at the end. */
  action?: ReactNode;
  /** Announced at once to screen readers; for notices that appear while someone works. */
  live?: boolean;
  /** Where focus goes to it: it can be given by script. */
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
  className?: string;
};

/** A sentence that stays for as long as it is true. */
export function Notice({ tone = 'neutral', title, icon: Icon, action, live, ref, children, className }: NoticeProps) {
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role={live ? 'status' : undefined}
      className={cx(
        'flex flex-wrap items-center gap-x-3.5 gap-y-2.5 rounded-control border-s-3 px-4 py-3 text-14',
        tones[tone],
        className,
      )}
    >
      {/* beside the title, however much follows it */}
      {Icon && (
        <Icon aria-hidden size={20} strokeWidth={1.75} className={cx('shrink-0', title && children && 'self-start')} />
      )}
      <div className="min-w-48 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}
