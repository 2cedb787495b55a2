/** The edge, background and states shared by all typed controls. */
export const inputStyle =
  'block w-full min-w-0 text-ellipsis rounded-control border border-line-strong bg-surface text-ink transition-colors ' +
  'placeholder:text-ink-faint placeholder:opacity-100 hover:border-ink-soft ' +
  'focus-visible:border-green focus-visible:outline-offset-[-1px] ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint ' +
  '[&[readonly]]:bg-sunken aria-invalid:border-red aria-invalid:outline-red aria-invalid:focus-visible:border-red';

/** A one-line control; 16 px text keeps phones from zooming in. */
export const inputLine = 'min-h-11 px-3 py-2 text-16';

/** The same among other small controls; as large as a finger on a phone. */
export const inputCompact = 'min-h-8 px-2.5 py-1 text-13 pointer-coarse:min-h-11 pointer-coarse:text-16';
