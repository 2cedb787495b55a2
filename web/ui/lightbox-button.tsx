import type { ReactNode } from 'react';

type LightboxButtonProps = { label: string; onClick?: () => void; children: ReactNode };

/** A button beside a photograph as large as the window. */
export function LightboxButton({ label, children, ...rest }: LightboxButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className="grid size-11 place-items-center rounded-control outline-on-caption hover:bg-caption"
    >
      {children}
    </button>
  );
}
